import { useTranslation } from "gatsby-plugin-react-i18next";
import type { ReactNode } from "react";
import { entryPath, routes } from "../../config/routes";
import { SENT_MESSAGE_ID, type SentForm } from "../../config/sent-form";
import { HONEYPOT_ATTRIBUTES, LOCALE_FIELD, type EntryName } from "../../forms/entry-fields";
import { useLocale } from "../../i18n/use-locale";
import { Link } from "../ui/link";
import { AccessForm } from "./access-form";
import type { FieldLabels } from "./form-fields";
import { FormMessages } from "./form-messages";
import { SendButton } from "./send-button";
import { useHydrated } from "../ui/use-hydrated";
import type { useEntrySending } from "./use-entry-sending";
import * as styles from "./entry-form.module.css";

interface EntryFormProps {
  entry: EntryName;
  /** The accessible name of the form. */
  label: string;
  sending: Pick<ReturnType<typeof useEntrySending>, "state" | "isJustSent"> & Partial<ReturnType<typeof useEntrySending>>;
  problems: readonly string[];
  /** For the links to invalid fields in the answer to a form sent without scripts. */
  labels?: FieldLabels;
  sent?: SentForm;
  children: ReactNode;
  /** Replaces the send button. */
  actions?: ReactNode;
}

/** Without scripts the browser posts the form. */
export const EntryForm = ({ entry, label, sending, problems, labels, sent, children, actions }: EntryFormProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const isHydrated = useHydrated();
  const { state, isJustSent, submit, prepare } = sending;
  const isSending = state.kind === "sending";
  if (sent?.reference) return <AcceptedForm state={state} sent={sent} />;
  return (
    <form
      method="post"
      action={`${entryPath(entry)}#${SENT_MESSAGE_ID}`}
      encType={entry === "getScouted" ? "multipart/form-data" : undefined}
      aria-label={label}
      noValidate={isHydrated}
      onSubmit={submit}
      onFocus={prepare}
      className={styles.form}
    >
      <input type="hidden" name={LOCALE_FIELD} value={locale} />
      <div className={styles.honeypot} aria-hidden="true">
        <input type="text" aria-label={t("forms.honeypot")} {...HONEYPOT_ATTRIBUTES} />
      </div>
      <FormMessages {...{ state, problems, labels, sent }} />
      <fieldset disabled={isSending} className={styles.fields}>
        <legend className="visually-hidden">{label}</legend>
        {children}
        <div className={styles.actions}>{actions ?? <SendButton state={state} isJustSent={isJustSent} />}</div>
      </fieldset>
      <p className={styles.privacy}>
        {t(entry === "getScouted" ? "forms.privacyScouting" : "forms.privacy")} <Link to={routes.privacy()}>{t("forms.privacyLink")}</Link>
      </p>
    </form>
  );
};

/** Replaces the form after it was accepted without scripts. */
const AcceptedForm = ({ state, sent }: Pick<EntryFormProps["sending"], "state"> & { sent: SentForm }) => {
  const { t } = useTranslation();
  return (
    <div className={styles.form}>
      <FormMessages state={state} problems={[]} sent={sent} />
      {sent.reference !== null && sent.key && (
        <>
          <p>{t("forms.key", { key: sent.key })}</p>
          <AccessForm access={{ reference: sent.reference, key: sent.key }} />
        </>
      )}
      <p>
        {t("forms.sentNext")} <Link to={routes.home()}>{t("forms.back")}</Link>
      </p>
    </div>
  );
};
