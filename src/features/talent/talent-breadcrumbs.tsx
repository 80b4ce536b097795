import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import type { Category } from "../../domain/category";
import type { Talent } from "../../domain/talent";
import { Link } from "../../components/ui/link";
import * as styles from "./talent-breadcrumbs.module.css";

interface TalentBreadcrumbsProps {
  category: Category;
  talent: Pick<Talent, "name" | "gender">;
  /** The list that the visitor came from; null when unknown. */
  listAddress: string | null;
}

export const TalentBreadcrumbs = ({ category, talent: { name, gender }, listAddress }: TalentBreadcrumbsProps) => {
  const { t } = useTranslation();
  const above = [routes.category(category), routes.listing(category, gender)];
  return (
    <nav className={styles.breadcrumbs} aria-label={t("talent.breadcrumbs")}>
      <ol className={styles.steps}>
        <li>
          <Link to={routes.category(category)} className={styles.step}>
            {t(`category.${category}`)}
          </Link>
        </li>
        <li>
          <Link to={routes.listing(category, gender)} className={styles.step}>
            {t(`gender.${gender}`)}
          </Link>
        </li>
        <li className={styles.current} aria-current="page">
          {name}
        </li>
      </ol>
      {listAddress !== null && !above.includes(listAddress) && (
        <Link to={listAddress} className={styles.step}>
          ← {t("talent.backToList")}
        </Link>
      )}
    </nav>
  );
};
