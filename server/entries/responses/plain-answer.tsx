import type { SchemaFieldDescription } from "yup";
import { entryPath, localizedPath, routes } from "../../../src/config/routes";
import type { SentForm } from "../../../src/config/sent-form";
import type { Identity } from "../../../src/domain/identity";
import type { Locale } from "../../../src/domain/locale";
import { CONSENT_WORDING_FIELD, HONEYPOT_ATTRIBUTES, LOCALE_FIELD, PHOTO_FIELDS, type EntryName } from "../../../src/forms/entry-fields";
import { formAddress } from "../../../src/forms/form-address";
import { TEXT_AREA_TEST } from "../../../src/forms/text-field";
import { SCHEMAS } from "../intake/read-answers";
import { consentHash, entryWords, fieldLabel } from "../intake/entry-words";
import { AccessWords } from "./access-form";
import { renderPlainPage } from "./plain-page";

interface PlainAnswer {
  kind: EntryName;
  locale: Locale;
  identity: Identity;
  sent: SentForm;
  /** False when the form was refused before it was read: then only the browser has the answers. */
  isRead: boolean;
}

/** The answer to a form sent without scripts when the form's own page cannot be rendered: complete and without design. */
export const renderPlainAnswer = (answer: PlainAnswer): string =>
  renderPlainPage({ ...answer, title: titleOf(answer) }, <PlainContent {...answer} />);

const titleOf = ({ locale, sent }: PlainAnswer): string =>
  entryWords(locale, sent.reference === null ? "forms.failedTitle" : "forms.sentTitle");

const PlainContent = ({ kind, locale, sent, isRead }: Omit<PlainAnswer, "identity">) => {
  const isOpen = sent.reference === null && isRead;
  return (
    <>
      <p>{sent.message}</p>
      {sent.reference !== null && (
        <p>
          {entryWords(locale, "forms.reference", { reference: sent.reference })} {entryWords(locale, "forms.sentNext")}
        </p>
      )}
      {sent.reference !== null && sent.key && <AccessWords locale={locale} access={{ reference: sent.reference, key: sent.key }} />}
      {sent.reference === null && <p>{entryWords(locale, isRead ? "forms.kept" : "entry.goBack")}</p>}
      {isOpen && <PlainForm kind={kind} locale={locale} sent={sent} />}
      <p>
        <a href={localizedPath(isOpen || !isRead ? formAddress(kind, sent.values.subject) : routes.home(), locale)}>
          {entryWords(locale, isOpen || !isRead ? "entry.again" : "forms.back")}
        </a>
      </p>
    </>
  );
};

const PlainForm = ({ kind, locale, sent }: Omit<PlainAnswer, "isRead" | "identity">) => (
  <form method="post" action={entryPath(kind)} encType={kind === "getScouted" ? "multipart/form-data" : undefined}>
    <input type="hidden" name={LOCALE_FIELD} value={locale} />
    <input aria-label={entryWords(locale, "forms.honeypot")} {...HONEYPOT_ATTRIBUTES} />
    {Object.entries(SCHEMAS[kind].describe().fields).map(([name, field]) => (
      <PlainField key={name} {...{ name, control: controlOf(field), locale, sent }} />
    ))}
    {kind === "getScouted" && <PlainConsent locale={locale} />}
    {kind === "getScouted" && <p>{entryWords(locale, "scouting.photosAgain")}</p>}
    {kind === "getScouted" && PHOTO_FIELDS.map((name) => <PlainField key={name} {...{ name, control: "file", locale, sent }} />)}
    <button type="submit">{entryWords(locale, "forms.send")}</button>
  </form>
);

/** The hint of the consent's wording; its sentence is the label of the checkbox. */
const PlainConsent = ({ locale }: Pick<PlainAnswer, "locale">) => (
  <>
    <p>{entryWords(locale, "scouting.field.consentHint")}</p>
    <input type="hidden" name={CONSENT_WORDING_FIELD} value={consentHash(locale)} />
  </>
);

interface PlainFieldProps extends Pick<PlainAnswer, "locale" | "sent"> {
  name: string;
  control: Control;
}

const PlainField = ({ name, control, locale, sent }: PlainFieldProps) => {
  const label = fieldLabel(locale, name);
  const value = sent.values[name] ?? "";
  if (label === null) return <input type="hidden" name={name} value={value} />;
  const error = sent.errors[name]?.join(" ");
  const errorId = `${name}-error`;
  const state = { name, "aria-invalid": error !== undefined, "aria-describedby": error === undefined ? undefined : errorId };
  return (
    <div>
      <label>
        {label}
        {control === "textarea" && <textarea {...state} rows={6} defaultValue={value} />}
        {control === "text" && <input {...state} defaultValue={value} />}
        {control === "checkbox" && <input {...state} type="checkbox" value="true" defaultChecked={value !== ""} />}
        {control === "file" && <input {...state} type="file" accept="image/jpeg,image/png,image/gif" />}
      </label>
      {error !== undefined && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
};

type Control = "text" | "textarea" | "checkbox" | "file";

const controlOf = (field: SchemaFieldDescription): Control => {
  if (field.type === "boolean") return "checkbox";
  return "tests" in field && field.tests.some(({ name }) => name === TEXT_AREA_TEST) ? "textarea" : "text";
};
