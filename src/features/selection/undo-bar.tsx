import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef } from "react";
import type { Undo } from "./use-undo";
import * as styles from "./undo-bar.module.css";

interface UndoBarProps {
  undo: Undo;
}

/** Takes the focus, because the pressed button is gone. */
export const UndoBar = ({ undo: { done, undo, dismiss } }: UndoBarProps) => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done !== null) button.current?.focus({ preventScroll: true });
  }, [done]);

  return (
    <div className={styles.bar} data-shown={done !== null}>
      <p role="status">{done}</p>
      {done !== null && (
        <span className={styles.buttons}>
          <button ref={button} type="button" className={styles.button} onClick={undo}>
            {t("selection.undo")}
          </button>
          <button type="button" className={styles.button} onClick={dismiss}>
            {t("nav.close")}
          </button>
        </span>
      )}
    </div>
  );
};
