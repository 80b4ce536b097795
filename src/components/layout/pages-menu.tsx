import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { SelectionLink } from "../talent/selection-link";
import { Link } from "../ui/link";
import * as styles from "./pages-menu.module.css";

interface PagesMenuProps {
  path: string;
  onNavigate: () => void;
}

const PAGES = [
  { name: "nav.blog", target: routes.blog() },
  { name: "nav.campaigns", target: routes.campaigns() },
  { name: "nav.magazine", target: routes.magazine() },
  { name: "nav.about", target: routes.about() },
  { name: "nav.workshop", target: routes.workshop() },
  { name: "nav.scouting", target: routes.scouting() },
  { name: "nav.contact", target: routes.contact() },
] as const;

/** The menu's links to all pages but talents. */
export const PagesMenu = ({ path, onNavigate }: PagesMenuProps) => {
  const { t } = useTranslation();
  return (
    <ul className={styles.pages}>
      {PAGES.map(({ name, target }) => (
        <li key={target}>
          <Link to={target} className={styles.link} aria-current={path === target ? "page" : undefined} onClick={onNavigate}>
            {t(name)}
          </Link>
        </li>
      ))}
      <li>
        <SelectionLink path={path} onNavigate={onNavigate} />
      </li>
    </ul>
  );
};
