import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef } from "react";
import type { SendingState } from "./use-entry-sending";
import { useFailureWords } from "./use-failure-words";
import * as styles from "./entry-form.module.css";

interface FormMessagesProps {
  state: SendingState;
  hasErrors: boolean;
}

/** Wrong fields and failures speak up and are looked at; a success takes the focus from the button that was disabled. */
export const FormMessages = ({ state, hasErrors }: FormMessagesProps) => {
  const { t } = useTranslation();
  const failureWords = useFailureWords();
  const words = useRef<HTMLParagraphElement>(null);
  const isOver = state.kind === "sent" || (state.kind === "failed" && !hasErrors);
  useEffect(() => {
    if (isOver) words.current?.focus();
  }, [isOver, state]);
  return (
    <div>
      <div role="alert">
        {state.kind === "failed" && (
          <p ref={words} tabIndex={-1} className={styles.failure}>
            {failureWords(state)}
          </p>
        )}
        {hasErrors && state.kind !== "failed" && <p className={styles.failure}>{t("error.please_fill_fields")}</p>}
      </div>
      <div role="status">
        {state.kind === "sending" && <p className="unseen">{t("forms.sending")}</p>}
        {state.kind === "sent" && (
          <p ref={words} tabIndex={-1} className={styles.success}>
            {t("forms.success")} <span className={styles.reference}>{t("forms.reference", { reference: state.reference })}</span>
          </p>
        )}
      </div>
    </div>
  );
};
