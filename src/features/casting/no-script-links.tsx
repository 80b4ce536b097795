import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { useSiteMenu } from "../../components/layout/use-site-menu";
import { Link } from "../../components/ui/link";
import * as styles from "./no-script-links.module.css";

/** For visitors without scripts: a search shows its first talents only. */
export const WithoutScripts = () => {
  const { t } = useTranslation();
  const { categories } = useSiteMenu();
  return (
    <div className={styles.links}>
      <p>{t("casting.noscript")}</p>
      <ul>
        {categories.map((category) => (
          <li key={category}>
            <Link to={routes.category(category)} className={styles.link}>
              {t(`category.${category}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
