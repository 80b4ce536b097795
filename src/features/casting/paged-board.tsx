import { useTranslation } from "gatsby-plugin-react-i18next";
import { boardPage } from "../../config/board-routes";
import { Link } from "../../components/ui/link";
import { BoardHeading } from "./board-heading";
import type { BuiltBoard } from "./board-listing";
import { TalentGrid } from "./talent-grid";
import * as styles from "./list-end.module.css";

interface PagedBoardProps {
  board: BuiltBoard;
  page: number;
  pages: number;
}

/** For visitors without scripts and crawlers. */
export const PagedBoard = ({ board: { slug, name, text, total, talents }, page, pages }: PagedBoardProps) => {
  const { t } = useTranslation();
  return (
    <>
      <BoardHeading name={name} text={text} total={total} />
      <TalentGrid talents={talents} category={null} listAddress={boardPage(slug)} />
      <nav className={styles.end} aria-label={t("casting.pages")}>
        <p>{t("casting.page", { page, pages })}</p>
        <div className={styles.pages}>
          <Link to={boardPage(slug, page - 1)} className={styles.more}>
            {t("casting.page.previous")}
          </Link>
          {page < pages && (
            <Link to={boardPage(slug, page + 1)} className={styles.more}>
              {t("casting.page.next")}
            </Link>
          )}
        </div>
      </nav>
    </>
  );
};
