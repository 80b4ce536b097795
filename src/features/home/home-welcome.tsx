import { useTranslation } from "gatsby-plugin-react-i18next";
import { PageIntro } from "../../components/layout/page-intro";
import { useSiteMenu } from "../../components/layout/use-site-menu";
import type { MenuPage } from "../../domain/menu";
import { Link } from "../../components/ui/link";
import { routes } from "../../config/routes";
import * as styles from "./home-welcome.module.css";

const PAGES = ["scouting", "about", "contact"] as const satisfies readonly MenuPage[];

/** Replaces the slider while there are no slides. */
export const HomeWelcome = ({ agencyName }: { agencyName: string }) => {
  const { t } = useTranslation();
  const { isShown } = useSiteMenu();
  return (
    <div className={styles.welcome}>
      <PageIntro title={agencyName}>
        <p className={styles.text}>{t("home.title")}</p>
        <ul className={styles.links}>
          {PAGES.filter(isShown).map((page) => (
            <li key={page}>
              <Link to={routes[page]()}>{t(`nav.${page}`)}</Link>
            </li>
          ))}
        </ul>
      </PageIntro>
    </div>
  );
};
