import { useTranslation } from "gatsby-plugin-react-i18next";
import type { SendingState } from "./use-entry-sending";
import * as styles from "./entry-form.module.css";

interface SendButtonProps {
  state: SendingState;
  isJustSent: boolean;
}

export const SendButton = ({ state, isJustSent }: SendButtonProps) => {
  const { t } = useTranslation();
  const isSending = state.kind === "sending";
  const idle = state.kind === "failed" ? "state.retry" : "forms.send";
  const textKey = isSending ? "forms.sending" : isJustSent ? "forms.sent" : idle;
  return (
    <button type="submit" className={styles.send}>
      {isSending && <span className={styles.spinner} aria-hidden="true" />}
      <span>{t(textKey)}</span>
    </button>
  );
};
