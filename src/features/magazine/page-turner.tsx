import { useTranslation } from "gatsby-plugin-react-i18next";
import * as styles from "./flip-stage.module.css";

interface PageTurnerProps {
  page: number;
  total: number;
  /** Undefined where there is nothing to turn to: the button then stays, so that the focus on it does. */
  onBack?: () => void;
  onOn?: () => void;
}

/** The two ways on, and between them where the reader is. */
export const PageTurner = ({ page, total, onBack, onOn }: PageTurnerProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.turner}>
      <button
        type="button"
        className={styles.turn}
        onClick={onBack}
        aria-disabled={onBack === undefined}
        aria-label={t("magazine.previous")}
      >
        ←
      </button>
      <p className={styles.where} aria-live="polite">
        {t("magazine.page", { page: page + 1, total })}
      </p>
      <button type="button" className={styles.turn} onClick={onOn} aria-disabled={onOn === undefined} aria-label={t("magazine.next")}>
        →
      </button>
    </div>
  );
};
