import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { parseSharedSelection } from "../../selection/shared-selection";
import { useHydrated } from "../../components/ui/use-hydrated";
import { Link } from "../../components/ui/link";
import { OwnShortlist } from "./own-shortlist";
import { SharedShortlist } from "./shared-shortlist";
import { ShortlistHeading } from "./shortlist-heading";
import * as styles from "./shortlist.module.css";

interface ShortlistProps {
  /** The query of the page's address, which may share somebody's selection. */
  search: string;
}

/** This device's selection, or the one that the address shares. */
export const Shortlist = ({ search }: ShortlistProps) => {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  // The built page knows neither query nor device.
  if (isHydrated) {
    const shared = parseSharedSelection(search);
    return shared === null ? <OwnShortlist /> : <SharedShortlist key={search} talentIds={shared} />;
  }
  return (
    <>
      <ShortlistHeading title={t("selection.title")}>
        <noscript>
          <p>{t("selection.noScript")}</p>
          <p>
            <Link to={routes.home()} className={styles.action}>
              {t("notFound.home")}
            </Link>
          </p>
        </noscript>
      </ShortlistHeading>
      <div className={styles.waiting} />
    </>
  );
};
