import { useTranslation } from "gatsby-plugin-react-i18next";
import * as styles from "./magazine-flipbook.module.css";

interface PageTurnerProps {
  page: number;
  total: number;
  /** Undefined at the first or last page; the button stays, so that it keeps the focus. */
  onPrevious?: () => void;
  onNext?: () => void;
}

export const PageTurner = ({ page, total, onPrevious, onNext }: PageTurnerProps) => {
  const { t } = useTranslation();
  return (
    <div className={styles.controls}>
      <button
        type="button"
        className={styles.button}
        onClick={onPrevious}
        aria-disabled={onPrevious === undefined}
        aria-label={t("magazine.previous")}
      >
        ←
      </button>
      <p className={styles.pageNumber} aria-live="polite">
        {t("magazine.page", { page: page + 1, total })}
      </p>
      <button type="button" className={styles.button} onClick={onNext} aria-disabled={onNext === undefined} aria-label={t("magazine.next")}>
        →
      </button>
    </div>
  );
};
