import { useTranslation } from "gatsby-plugin-react-i18next";
import { routes } from "../../config/routes";
import { useSelection } from "../../selection/use-selection";
import { Link } from "../ui/link";
import { SelectionNotice } from "./selection-notice";
import * as styles from "./selection-link.module.css";

interface SelectionLinkProps {
  /** The current page's path in the default language. */
  path: string;
  onNavigate: () => void;
}

export const SelectionLink = ({ path, onNavigate }: SelectionLinkProps) => {
  const { t } = useTranslation();
  const selected = useSelection();
  const count = selected.favorites.length;
  return (
    <>
      <Link
        to={routes.selection()}
        className={styles.link}
        aria-current={path === routes.selection() ? "page" : undefined}
        onClick={onNavigate}
      >
        <span aria-hidden={count > 0}>{t("selection.link")}</span>
        {count > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <span className="visually-hidden">{t("selection.linkCount", { count })}</span>
          </>
        )}
      </Link>
      <SelectionNotice selection={selected} />
    </>
  );
};
