import { useTranslation } from "gatsby-plugin-react-i18next";
import { useRef } from "react";
import { routes } from "../../config/routes";
import type { Category } from "../../domain/category";
import { useLocale } from "../../i18n/use-locale";
import { Link } from "../ui/link";
import { Brand } from "./brand";
import { CategoryMenu } from "./category-menu";
import { LanguageSwitch } from "./language-switch";
import { PagesMenu } from "./pages-menu";
import { SearchBox } from "../search/search-box";
import { useMenu } from "./use-menu";
import { useSiteMenu } from "./use-site-menu";
import { useSiteSettings } from "./use-site-settings";
import * as styles from "./header.module.css";

/** Determines the colour of a page: its category, or "editorial" for all other pages. */
export type Section = Category | "editorial";

/** Letters of all categories that fit into the row in capitals at 991 px. */
const MAX_CAPITALS = 52;

interface HeaderProps {
  path: string;
  section: Section;
}

/** A row from 991 px, a full-screen sheet below. */
export const Header = ({ path, section }: HeaderProps) => {
  const { t } = useTranslation();
  const { agencyName } = useSiteSettings().customizations;
  const { categories } = useSiteMenu();
  const namesLength = categories.map((category) => t(`category.${category}`)).join("").length;
  const menuId = `menu-${useLocale()}`;
  const root = useRef<HTMLElement>(null);
  const menu = useMenu(root, path);

  return (
    <header className={styles.header} ref={root}>
      <Link to={routes.home()} className={styles.brand} aria-label={t("nav.home", { agency: agencyName })}>
        <Brand />
      </Link>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={menu.sheet === "open"}
        aria-controls={menuId}
        onClick={menu.toggleSheet}
      >
        {t(menu.sheet === "open" ? "nav.close" : "nav.menu")}
      </button>
      <nav id={menuId} className={styles.menu} data-sheet={menu.sheet} aria-label={t("nav.label")}>
        <ul className={styles.sections} data-compact={namesLength > MAX_CAPITALS || undefined}>
          {categories.map((category) => (
            <li key={category}>
              <CategoryMenu
                category={category}
                path={path}
                isCurrent={category === section}
                isOpen={menu.openCategory === category}
                onToggle={() => menu.toggleCategory(category)}
                onNavigate={menu.closeAll}
              />
            </li>
          ))}
        </ul>
        <PagesMenu path={path} onNavigate={menu.closeAll} />
        <SearchBox onNavigate={menu.closeAll} />
        <LanguageSwitch path={path} />
      </nav>
    </header>
  );
};
