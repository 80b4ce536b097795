import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import type { Category, Gender } from "../../domain/category";
import { Link } from "../../components/ui/link";
import * as styles from "./listing-heading.module.css";

interface ListingHeadingProps {
  category: Category;
  /** Null where the list holds both. */
  gender: Gender | null;
  total: number;
}

const TABS: readonly (Gender | null)[] = [null, "female", "male"];

const listingPath = (category: Category, gender: Gender | null): string =>
  gender === null ? routes.category(category) : routes.listing(category, gender);

/** Name of the category, how many talents it has, and the ways to its three lists. */
export const ListingHeading = ({ category, gender, total }: ListingHeadingProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>
        {t(`category.${category}`)}
        {gender && <span className="unseen"> {t(`gender.${gender}`)}</span>}
      </h1>
      <div className={styles.line}>
        <nav aria-label={t("casting.tabs")}>
          <ul className={styles.tabs}>
            {TABS.map((tab) => (
              <li key={tab ?? "all"}>
                <Link to={listingPath(category, tab)} className={styles.tab} aria-current={tab === gender ? "page" : undefined}>
                  {t(`gender.${tab ?? "all"}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.count}>{t("casting.count", { count: total })}</p>
      </div>
    </div>
  );
};
