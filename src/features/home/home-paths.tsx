import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { Link } from "../../components/ui/link";
import * as styles from "./home-paths.module.css";

interface HomePathsProps {
  /** False leaves out the link to the talents. */
  hasTalents: boolean;
}

export const HomePaths = ({ hasTalents }: HomePathsProps) => {
  const { t } = useTranslation();
  return (
    <nav className={styles.paths} aria-label={t("home.paths")} data-home="paths">
      {hasTalents && (
        <Link to={routes.search()} className={styles.path}>
          {t("home.find")}
        </Link>
      )}
      <Link to={routes.scouting()} className={styles.path}>
        {t("nav.scouting")}
      </Link>
    </nav>
  );
};
