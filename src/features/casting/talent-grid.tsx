import { useTranslation } from "gatsby-plugin-react-i18next";
import type { Category, Gender } from "../../domain/category";
import type { TalentSummary } from "../../domain/talent";
import { TalentCard } from "../../components/talent/talent-card";
import { useMoreTalents } from "./use-more-talents";
import * as styles from "./talent-grid.module.css";

interface TalentGridProps {
  category: Category;
  gender: Gender | null;
  total: number;
  /** The first of the list, in its order, as built. */
  talents: readonly Pick<TalentSummary, "talentId" | "name" | "coverVersion">[];
}

/** The first row of the widest grid is loaded at once. */
const PRIORITY_CARDS = 5;

/** The listing's talents, and a way to the rest of them. */
export const TalentGrid = ({ category, gender, total, talents }: TalentGridProps) => {
  const { t } = useTranslation();
  const more = useMoreTalents({ category, gender, built: talents, builtTotal: total });

  if (more.talents.length === 0) return <p className={styles.empty}>{t("casting.empty")}</p>;
  return (
    <>
      <ul className={styles.grid}>
        {more.talents.map((talent, position) => (
          <li key={talent.talentId}>
            <TalentCard talent={talent} category={category} isPriority={position < PRIORITY_CARDS} />
          </li>
        ))}
      </ul>
      {(more.hasMore || more.state === "failed") && (
        <div className={styles.end}>
          <p role="status">
            {more.state === "failed" ? t("state.failed") : t("casting.shown", { shown: more.talents.length, total: more.total })}
          </p>
          <button type="button" className={styles.more} disabled={more.state === "loading"} onClick={more.showMore}>
            {t(more.state === "failed" ? "state.retry" : more.state === "loading" ? "state.loading" : "casting.more")}
          </button>
        </div>
      )}
    </>
  );
};
