import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef, type ReactNode } from "react";
import { entryPath, routes } from "../../config/routes";
import { HONEYPOT_FIELD, LOCALE_FIELD, type EntryName } from "../../forms/entry-fields";
import { useIsAwake } from "./use-is-awake";
import { useLocale } from "../../i18n/use-locale";
import { Link } from "../ui/link";
import { useFailureWords } from "./use-failure-words";
import type { SendingState, useEntrySending } from "./use-entry-sending";
import * as styles from "./entry-form.module.css";

interface EntryFormProps {
  entry: EntryName;
  /** Names the form for readers of the screen. */
  label: string;
  sending: ReturnType<typeof useEntrySending>;
  hasErrors: boolean;
  /** Fields. */
  children: ReactNode;
  /** Stands beside the button. */
  aside?: ReactNode;
}

/** A form's frame: what is wrong above, the fields, the button with its states, the way to the privacy notice. Without scripts it posts by itself. */
export const EntryForm = ({ entry, label, sending, hasErrors, children, aside }: EntryFormProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const isAwake = useIsAwake();
  const { state, isJustSent, submit, begin } = sending;
  const isSending = state.kind === "sending";
  return (
    <form method="post" action={entryPath(entry)} aria-label={label} noValidate={isAwake} onSubmit={submit} onFocus={begin} className={styles.form}>
      <input type="hidden" name={LOCALE_FIELD} value={locale} />
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name={HONEYPOT_FIELD} aria-label={t("forms.trap")} tabIndex={-1} autoComplete="off" />
      </div>
      <FormMessages state={state} hasErrors={hasErrors} />
      <fieldset disabled={isSending} className={styles.fields}>
        <legend className="unseen">{label}</legend>
        {children}
        <div className={styles.end}>
          <SendButton state={state} isJustSent={isJustSent} />
          {aside}
        </div>
      </fieldset>
      <p className={styles.privacy}>
        {t("forms.privacy")} <Link to={routes.privacy()}>{t("forms.privacyLink")}</Link>
      </p>
    </form>
  );
};

/** Send → Enviando → Enviado; after a failure the same press tries once more. */
const SendButton = ({ state, isJustSent }: { state: SendingState; isJustSent: boolean }) => {
  const { t } = useTranslation();
  const isSending = state.kind === "sending";
  const idle = state.kind === "failed" ? "state.retry" : "forms.send";
  const words = isSending ? "forms.sending" : isJustSent ? "forms.sent" : idle;
  return (
    <button type="submit" className={styles.send}>
      {isSending && <span className={styles.spinner} aria-hidden="true" />}
      {t(words)}
    </button>
  );
};

/** Wrong fields and failures speak up and are looked at; a success takes the focus from the button that was disabled. */
const FormMessages = ({ state, hasErrors }: { state: SendingState; hasErrors: boolean }) => {
  const { t } = useTranslation();
  const failureWords = useFailureWords();
  const words = useRef<HTMLParagraphElement>(null);
  const isOver = state.kind === "sent" || (state.kind === "failed" && !hasErrors);
  useEffect(() => {
    if (isOver) words.current?.focus();
  }, [isOver, state]);
  return (
    <div className={styles.messages}>
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
