import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { Link } from "../../components/ui/link";
import * as styles from "./selection-view.module.css";

interface EmptySelectionProps {
  /** True before hydration, when an inline script decides whether it is visible. */
  isBuilt: boolean;
}

export const EmptySelection = ({ isBuilt }: EmptySelectionProps) => {
  const { t } = useTranslation();
  return (
    <div className={isBuilt ? styles.prerendered : styles.empty}>
      <h2 className={styles.emptyTitle}>{t("selection.empty")}</h2>
      <p>{t("selection.emptyHow")}</p>
      <Link to={routes.search()} className={styles.action}>
        {t("selection.browse")}
      </Link>
    </div>
  );
};
