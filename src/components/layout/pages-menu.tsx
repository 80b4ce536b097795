import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import type { MenuPage } from "../../domain/menu";
import { SelectionLink } from "../talent/selection-link";
import { Link } from "../ui/link";
import { useSiteMenu } from "./use-site-menu";
import * as styles from "./pages-menu.module.css";

interface PagesMenuProps {
  path: string;
  onNavigate: () => void;
}

const isPage = (item: string): item is MenuPage => item in routes;

export const PagesMenu = ({ path, onNavigate }: PagesMenuProps) => {
  const { t } = useTranslation();
  const { pages } = useSiteMenu();
  return (
    <ul className={styles.pages}>
      {pages.map((page) => {
        const target = isPage(page) ? routes[page]() : `/${page}`;
        return (
          <li key={page}>
            <Link to={target} className={styles.link} aria-current={path === target ? "page" : undefined} onClick={onNavigate}>
              {t(`nav.${page}`)}
            </Link>
          </li>
        );
      })}
      <li>
        <SelectionLink path={path} onNavigate={onNavigate} />
      </li>
    </ul>
  );
};
