import type { Locale } from "../../../src/domain/locale";
import { HONEYPOT_FIELD, LOCALE_FIELD } from "../../../src/forms/entry-fields";
import { entryWords, type EntryText } from "../intake/entry-words";
import { html, type Html } from "./html";

export interface FilledForm {
  kind: "contact" | "workshopContact";
  locale: Locale;
  answers: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, readonly string[]>>;
}

interface FieldSpec {
  name: string;
  label: EntryText;
  type: "text" | "email" | "tel" | "textarea";
  autocomplete: string;
}

const EMAIL: FieldSpec = { name: "email", label: "forms.field.email", type: "email", autocomplete: "email" };
const MESSAGE: FieldSpec = { name: "message", label: "forms.field.message", type: "textarea", autocomplete: "off" };

const FIELDS: Readonly<Record<FilledForm["kind"], readonly FieldSpec[]>> = {
  contact: [
    { name: "name", label: "forms.field.name", type: "text", autocomplete: "name" },
    EMAIL,
    { name: "phone", label: "forms.field.phone", type: "tel", autocomplete: "tel" },
    MESSAGE,
  ],
  workshopContact: [
    { name: "name", label: "forms.field.participant", type: "text", autocomplete: "name" },
    EMAIL,
    { name: "phone", label: "forms.field.mobile", type: "tel", autocomplete: "tel" },
    { name: "city", label: "forms.field.city", type: "text", autocomplete: "address-level2" },
    { name: "instagram", label: "forms.field.instagram", type: "text", autocomplete: "off" },
    MESSAGE,
  ],
};

/** Renders the form with the visitor's answers and the errors by field, so that nothing has to be typed again. */
export const renderFilledForm = (form: FilledForm): Html =>
  html`<form method="post" action="/api/entry/${form.kind}">
<input type="hidden" name="${LOCALE_FIELD}" value="${form.locale}">
<div class="honeypot"><label>${entryWords(form.locale, "entry.honeypot")}<input name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></label></div>
${form.answers.subject ? html`<input type="hidden" name="subject" value="${form.answers.subject}">` : null}
${FIELDS[form.kind].map((field) => renderField(field, form))}
<button type="submit">${entryWords(form.locale, "forms.send")}</button>
</form>`;

const renderField = ({ name, label, type, autocomplete }: FieldSpec, { locale, answers, errors }: FilledForm): Html => {
  const error = errors[name]?.join(" ") ?? null;
  const state = error === null ? null : html` aria-invalid="true" aria-describedby="${name}-error"`;
  const value = answers[name] ?? "";
  const field =
    type === "textarea"
      ? html`<textarea id="${name}" name="${name}" rows="6" required autocomplete="${autocomplete}"${state}>
${value}</textarea>`
      : html`<input id="${name}" name="${name}" type="${type}" required autocomplete="${autocomplete}" value="${value}"${state}>`;
  return html`<div>
<label for="${name}">${entryWords(locale, label)}</label>
${field}
${error === null ? null : html`<p class="error" id="${name}-error">${error}</p>`}
</div>`;
};
