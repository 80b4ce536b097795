import { useTranslation } from "gatsby-plugin-react-i18next";
import type { MouseEvent } from "react";
import { routes } from "../../config/routes";
import type { Category } from "../../domain/category";
import { Link } from "../ui/link";
import * as styles from "./category-menu.module.css";

interface CategoryMenuProps {
  category: Category;
  path: string;
  isCurrent: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onNavigate: () => void;
}

/** `details` also opens without scripts; with scripts React controls it. */
export const CategoryMenu = ({ category, path, isCurrent, isOpen, onToggle, onNavigate }: CategoryMenuProps) => {
  const { t } = useTranslation();
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onToggle();
  };
  const targets = [
    { to: routes.listing(category, "female"), label: t("gender.female") },
    { to: routes.listing(category, "male"), label: t("gender.male") },
    { to: routes.category(category), label: t("gender.all") },
  ];
  return (
    <details className={styles.menu} open={isOpen} data-section={category}>
      <summary className={styles.opener} data-current={isCurrent || undefined} onClick={handleClick}>
        {t(`category.${category}`)}
      </summary>
      <ul className={styles.lists}>
        {targets.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link} aria-current={path === to ? "page" : undefined} onClick={onNavigate}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
};
