import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { Link } from "../../components/ui/link";
import * as styles from "./shortlist.module.css";

/** What stands here before the first heart. */
export const EmptyShortlist = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{t("selection.empty")}</h2>
      <p>{t("selection.emptyHow")}</p>
      <Link to={routes.search()} className={styles.action}>
        {t("selection.browse")}
      </Link>
    </div>
  );
};
