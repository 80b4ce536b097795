import { useTranslation } from "gatsby-plugin-react-i18next";
import { PageIntro } from "../../components/layout/page-intro";
import { Link } from "../../components/ui/link";
import { routes } from "../../config/routes";
import * as styles from "./home-welcome.module.css";

/** In place of the slider while there are no slides: the agency's name, and where to go from here. */
export const HomeWelcome = ({ agencyName }: { agencyName: string }) => {
  const { t } = useTranslation();
  return (
    <PageIntro title={agencyName}>
      <p className={styles.text}>{t("home.title")}</p>
      <ul className={styles.links}>
        <li>
          <Link to={routes.scouting()}>{t("nav.scouting")}</Link>
        </li>
        <li>
          <Link to={routes.about()}>{t("nav.about")}</Link>
        </li>
        <li>
          <Link to={routes.contact()}>{t("nav.contact")}</Link>
        </li>
      </ul>
    </PageIntro>
  );
};
