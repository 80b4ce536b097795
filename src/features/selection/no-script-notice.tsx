import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { Link } from "../../components/ui/link";
import * as styles from "./selection-view.module.css";

export const WithoutScripts = () => {
  const { t } = useTranslation();
  return (
    <noscript>
      <p>{t("selection.noScript")}</p>
      <p>
        <Link to={routes.home()} className={styles.action}>
          {t("notFound.home")}
        </Link>
      </p>
    </noscript>
  );
};
