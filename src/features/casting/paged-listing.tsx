import { useTranslation } from "gatsby-plugin-react-i18next";
import { listingPage, listingPath } from "../../config/routes";
import { NO_FILTER } from "../../domain/casting-choice";
import type { Category } from "../../domain/category";
import { Link } from "../../components/ui/link";
import { ListingHeading } from "./listing-heading";
import { TalentGrid } from "./talent-grid";
import type { BuiltListing } from "./use-casting";
import * as styles from "./list-end.module.css";

interface PagedListingProps {
  listing: BuiltListing & { category: Category };
  page: number;
  pages: number;
}

/** For visitors without scripts and crawlers. */
export const PagedListing = ({ listing: { category, gender, total, talents }, page, pages }: PagedListingProps) => {
  const { t } = useTranslation();
  return (
    <>
      <ListingHeading filter={{ ...NO_FILTER, category, gender }} total={total} />
      <TalentGrid talents={talents} category={category} listAddress={listingPath(category, gender)} />
      <nav className={styles.end} aria-label={t("casting.pages")}>
        <p>{t("casting.page", { page, pages })}</p>
        <div className={styles.pages}>
          <Link to={listingPage(category, gender, page - 1)} className={styles.more}>
            {t("casting.page.previous")}
          </Link>
          {page < pages && (
            <Link to={listingPage(category, gender, page + 1)} className={styles.more}>
              {t("casting.page.next")}
            </Link>
          )}
        </div>
      </nav>
    </>
  );
};
