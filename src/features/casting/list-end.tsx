import { useTranslation } from "gatsby-plugin-react-i18next";
import type { MouseEvent, RefObject } from "react";
import { Link } from "../../components/ui/link";
import * as styles from "./list-end.module.css";

interface ListEndProps {
  endRef: RefObject<HTMLDivElement>;
  shown: number;
  /** Null until it is known. */
  total: number | null;
  state: "idle" | "loading" | "failed";
  /** The next built page, for visitors without scripts. */
  nextPage: string | null;
  onMore: () => void;
  onRetry: () => void;
}

export const ListEnd = ({ endRef, shown, total, state, nextPage, onMore, onRetry }: ListEndProps) => {
  const { t } = useTranslation();
  const isComplete = state === "idle" && (total === null || shown >= total);
  const handleLink = (event: MouseEvent) => {
    event.preventDefault();
    onMore();
  };
  return (
    <div ref={endRef} className={styles.end} data-complete={isComplete}>
      <p role="status">{state === "idle" ? total !== null && t("casting.shown", { shown, total }) : t(`state.${state}`)}</p>
      {state === "failed" && (
        <button type="button" className={styles.more} onClick={onRetry}>
          {t("state.retry")}
        </button>
      )}
      {state === "idle" && !isComplete && nextPage !== null && (
        <Link to={nextPage} className={styles.more} onClick={handleLink}>
          {t("casting.more")}
        </Link>
      )}
      {state === "idle" && nextPage === null && (
        <button type="button" className={styles.more} hidden={isComplete} onClick={onMore}>
          {t("casting.more")}
        </button>
      )}
    </div>
  );
};
