import { useTranslation } from "gatsby-plugin-react-i18next";
import type { LiveTalent } from "./use-live-talents";
import * as styles from "./selection-view.module.css";

interface LoadFailureProps {
  talents: readonly LiveTalent[];
  onRetry: () => void;
}

export const LoadFailure = ({ talents, onRetry }: LoadFailureProps) => {
  const { t } = useTranslation();
  const count = talents.filter(({ kind }) => kind === "failed").length;
  return (
    <div role="status" className={count > 0 ? styles.failed : undefined}>
      {count > 0 && (
        <>
          <p>{t("selection.failed", { count })}</p>
          <button type="button" className={styles.action} onClick={onRetry}>
            {t("state.retry")}
          </button>
        </>
      )}
    </div>
  );
};
