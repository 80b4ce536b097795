import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { SchemaFieldDescription } from "yup";
import { entryPath, localizedPath, routes } from "../../../src/config/routes";
import type { SentForm } from "../../../src/config/sent-form";
import type { Locale } from "../../../src/domain/locale";
import { HONEYPOT_FIELD, LOCALE_FIELD, PHOTO_FIELDS, type EntryName } from "../../../src/forms/entry-fields";
import { formAddress } from "../../../src/forms/form-address";
import { TEXT_AREA_TEST } from "../../../src/forms/text-field";
import { SCHEMAS } from "../intake/read-answers";
import { entryWords, fieldLabel } from "../intake/entry-words";

interface PlainAnswer {
  kind: EntryName;
  locale: Locale;
  sent: SentForm;
  /** False when the form was refused before it was read: then only the browser has what was typed. */
  isRead: boolean;
}

const CSS = ["../../../src/styles/tokens.css", "plain-answer.css"].map((file) => readFileSync(join(__dirname, file), "utf8")).join("\n");

/** Allows no scripts and no requests; the form may be sent to this site only. */
export const PLAIN_ANSWER_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(CSS).digest("base64")}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The answer to a form sent without scripts when the form's own page cannot be rendered: complete and without design. */
export const renderPlainAnswer = (answer: PlainAnswer): string => `<!doctype html>${renderToStaticMarkup(<PlainPage {...answer} />)}`;

const PlainPage = ({ kind, locale, sent, isRead }: PlainAnswer) => {
  const title = entryWords(locale, sent.reference === null ? "forms.failedTitle" : "forms.sentTitle");
  const isOpen = sent.reference === null && isRead;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: CSS }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{sent.message}</p>
          {sent.reference !== null && (
            <p>
              {entryWords(locale, "forms.reference", { reference: sent.reference })} {entryWords(locale, "forms.sentNext")}
            </p>
          )}
          {sent.reference === null && <p>{entryWords(locale, isRead ? "forms.kept" : "entry.goBack")}</p>}
          {isOpen && <PlainForm kind={kind} locale={locale} sent={sent} />}
          <p>
            <a href={localizedPath(isOpen || !isRead ? formAddress(kind, sent.values.subject) : routes.home(), locale)}>
              {entryWords(locale, isOpen || !isRead ? "entry.again" : "forms.back")}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
};

const PlainForm = ({ kind, locale, sent }: Omit<PlainAnswer, "isRead">) => (
  <form method="post" action={entryPath(kind)} encType={kind === "getScouted" ? "multipart/form-data" : undefined}>
    <input type="hidden" name={LOCALE_FIELD} value={locale} />
    <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-label={entryWords(locale, "forms.honeypot")} />
    {Object.entries(SCHEMAS[kind].describe().fields).map(([name, field]) => (
      <PlainField key={name} {...{ name, control: controlOf(field), locale, sent }} />
    ))}
    {kind === "getScouted" && <p>{entryWords(locale, "scouting.photosAgain")}</p>}
    {kind === "getScouted" && PHOTO_FIELDS.map((name) => <PlainField key={name} {...{ name, control: "file", locale, sent }} />)}
    <button type="submit">{entryWords(locale, "forms.send")}</button>
  </form>
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
