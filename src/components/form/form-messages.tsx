import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef } from "react";
import { summaryMessage } from "../../forms/messages";
import type { SendingState } from "./use-entry-sending";
import { useFailureWords } from "./use-failure-words";
import * as styles from "./entry-form.module.css";

interface FormMessagesProps {
  state: SendingState;
  /** Error messages of all invalid fields. */
  problems: readonly string[];
}

/** Announces errors and success; success and failure take the focus, since the focused button was disabled. */
export const FormMessages = ({ state, problems }: FormMessagesProps) => {
  const { t } = useTranslation();
  const failureWords = useFailureWords();
  const words = useRef<HTMLParagraphElement>(null);
  const isOver = state.kind === "sent" || (state.kind === "failed" && problems.length === 0);
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
        {problems.length > 0 && state.kind !== "failed" && <p className={styles.failure}>{t(summaryMessage(problems))}</p>}
      </div>
      <div role="status">
        {state.kind === "sending" && <p className="visually-hidden">{t("forms.sending")}</p>}
        {state.kind === "sent" && (
          <p ref={words} tabIndex={-1} className={styles.success}>
            {t("forms.success")} <span className={styles.reference}>{t("forms.reference", { reference: state.reference })}</span>
          </p>
        )}
      </div>
    </div>
  );
};
