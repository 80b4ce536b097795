import { useTranslation } from "gatsby-plugin-react-i18next";
import { SIMILAR_TALENTS } from "../../config/constants";
import { routes } from "../../config/routes";
import type { Category } from "../../domain/category";
import type { TalentSummary } from "../../domain/talent";
import { TalentCard } from "../../components/talent/talent-card";
import { Link } from "../../components/ui/link";
import { useRelatedTalents } from "./use-related-talents";
import * as styles from "./related-talents.module.css";

interface RelatedTalentsProps {
  talent: Pick<TalentSummary, "talentId" | "gender">;
  category: Category;
  /** The list that the visitor came from; null when unknown. */
  listAddress: string | null;
}

const PLACEHOLDERS = Array.from({ length: SIMILAR_TALENTS }, (_, index) => index);

/** In a search the neighbours can belong to other categories. */
const categoryFor = ({ categories }: Pick<TalentSummary, "categories">, category: Category): Category =>
  categories.includes(category) ? category : (categories[0] ?? category);

/** Placeholders keep the layout stable while loading. */
export const RelatedTalents = ({ talent, category, listAddress }: RelatedTalentsProps) => {
  const { t } = useTranslation();
  const related = useRelatedTalents({ talentId: talent.talentId, category, listAddress });
  const neighbours = related.kind === "ready" ? related.neighbours : null;
  const similar = related.kind === "ready" ? related.similar : [];
  const hasSimilar = related.kind === "waiting" || similar.length > 0;

  return (
    <>
      <nav className={styles.neighbours} aria-label={t("talent.neighbours")}>
        <Neighbour talent={neighbours?.previous ?? null} category={category} listAddress={listAddress} direction="previous" />
        <Link to={listAddress ?? routes.listing(category, talent.gender)} className={styles.list}>
          {t("talent.wholeList")}
        </Link>
        <Neighbour talent={neighbours?.next ?? null} category={category} listAddress={listAddress} direction="next" />
      </nav>
      {hasSimilar && (
        <section className={styles.similar} aria-label={t("talent.similar")} aria-busy={related.kind === "waiting"}>
          <h2 className={styles.title}>{t("talent.similar")}</h2>
          <ul className={styles.grid}>
            {similar.map((one) => (
              <li key={one.talentId}>
                <TalentCard talent={one} category={category} />
              </li>
            ))}
            {related.kind === "waiting" &&
              PLACEHOLDERS.map((index) => <li key={index} className={styles.placeholder} aria-hidden="true" />)}
          </ul>
        </section>
      )}
    </>
  );
};

interface NeighbourProps {
  /** Null at either end of the list, or while loading. */
  talent: Pick<TalentSummary, "talentId" | "name" | "categories"> | null;
  category: Category;
  listAddress: string | null;
  direction: "previous" | "next";
}

const Neighbour = ({ talent, category, listAddress, direction }: NeighbourProps) => {
  const { t } = useTranslation();
  if (talent === null) return <span className={styles.neighbour} data-direction={direction} />;
  return (
    <Link
      to={routes.talent(categoryFor(talent, category), talent)}
      state={{ listAddress }}
      className={styles.neighbour}
      data-direction={direction}
    >
      <span className={styles.direction}>{t(`talent.${direction}`)}</span>
      <span className={styles.name}>{talent.name}</span>
    </Link>
  );
};
