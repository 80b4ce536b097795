import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef } from "react";
import { SENT_MESSAGE_ID, type SentForm } from "../../config/sent-form";
import { familyPageAddress } from "../../config/family-routes";
import { summaryMessage } from "../../forms/messages";
import { useLocale } from "../../i18n/use-locale";
import { fieldId } from "./field-frame";
import type { FieldLabels } from "./form-fields";
import type { SendingState } from "./use-entry-sending";
import { useFailureText } from "./use-failure-text";
import * as styles from "./entry-form.module.css";

interface FormMessagesProps {
  state: SendingState;
  problems: readonly string[];
  labels?: FieldLabels;
  sent?: SentForm;
}

/** Success and failure take the focus, since the focused button was disabled. */
export const FormMessages = ({ state, problems, labels = {}, sent }: FormMessagesProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const failureText = useFailureText();
  const message = useRef<HTMLParagraphElement>(null);
  const isOver = state.kind === "sent" || (state.kind === "failed" && problems.length === 0);
  useEffect(() => {
    if (isOver) message.current?.focus();
  }, [isOver, state]);
  // Without scripts, the form's address (`EntryForm`) moves the focus.
  const focused = { ref: message, tabIndex: -1, id: sent && SENT_MESSAGE_ID };
  return (
    <div>
      <div role="alert">
        {state.kind === "failed" && (
          <p {...focused} className={styles.failure}>
            {failureText(state)} {sent && <span className={styles.reference}>{t("forms.kept")}</span>}
          </p>
        )}
        {problems.length > 0 && state.kind !== "failed" && <p className={styles.failure}>{t(summaryMessage(problems))}</p>}
        {sent && <WrongFields labels={labels} errors={sent.errors} />}
      </div>
      <div role="status">
        {state.kind === "sending" && <p className="visually-hidden">{t("forms.sending")}</p>}
        {state.kind === "sent" && (
          <p {...focused} className={styles.success}>
            {t("forms.success")} <span className={styles.reference}>{t("forms.reference", { reference: state.reference })}</span>
            {state.key !== null && (
              <>
                {" "}
                <a href={familyPageAddress(locale, { reference: state.reference, key: state.key })} className={styles.follow}>
                  {t("forms.follow")}
                </a>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
};

const WrongFields = ({ labels, errors }: { labels: FieldLabels; errors: SentForm["errors"] }) => {
  const wrong = Object.entries(labels).filter(([name]) => errors[name] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <ul className={styles.wrong}>
      {wrong.map(([name, label]) => (
        <li key={name}>
          <a href={`#${fieldId(name)}`}>{label}</a>: {errors[name]?.[0]}
        </li>
      ))}
    </ul>
  );
};
