import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { Link } from "../../components/ui/link";
import * as styles from "./shortlist.module.css";

interface EmptyShortlistProps {
  /** As built, where it shows only once this device is known to keep nobody. */
  isBuilt: boolean;
}

/** What stands here before the first heart. */
export const EmptyShortlist = ({ isBuilt }: EmptyShortlistProps) => {
  const { t } = useTranslation();
  return (
    <div className={isBuilt ? styles.built : styles.empty}>
      <h2 className={styles.emptyTitle}>{t("selection.empty")}</h2>
      <p>{t("selection.emptyHow")}</p>
      <Link to={routes.search()} className={styles.action}>
        {t("selection.browse")}
      </Link>
    </div>
  );
};
