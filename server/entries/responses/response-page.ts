import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localizedPath, routes } from "../../../src/config/routes";
import type { Locale } from "../../../src/domain/locale";
import type { EntryName } from "../../../src/forms/entry-fields";
import { renderFilledForm } from "./filled-form";
import { entryWords } from "../intake/entry-words";
import { html, type Html } from "./html";

/** The response to a form that a browser sent without JavaScript. */
export interface EntryResponse {
  kind: EntryName;
  locale: Locale;
  /** Says whether the form was accepted. */
  message: string;
  /** The visitor's answers; null when the form was not read. */
  answers: Readonly<Record<string, string>> | null;
  errors: Readonly<Record<string, readonly string[]>>;
  /** Null while the customizations have not been loaded. */
  agencyName: string | null;
  /** Null when the form was not accepted. */
  reference: string | null;
}

const STYLE_FILES = ["../../../src/styles/tokens.css", "response-page.css"];

const fontFace = (family: string, file: string): string => {
  const bytes = readFileSync(require.resolve(file)).toString("base64");
  return `@font-face { font-family: "${family}"; font-weight: 400 900; src: url(data:font/woff2;base64,${bytes}) format("woff2"); }`;
};

// The page's policy forbids requests, so its fonts are embedded.
const STYLE = [
  fontFace("Bodoni Moda", "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2"),
  fontFace("Instrument Sans", "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2"),
  ...STYLE_FILES.map((file) => readFileSync(join(__dirname, file), "utf8")),
].join("\n");
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** Allows no scripts and no requests; the form may be sent to this site only. */
export const RESPONSE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "font-src data:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

const FORM_ADDRESSES: Readonly<Record<EntryName, string>> = {
  contact: routes.contact(),
  workshopContact: routes.workshop(),
  getScouted: routes.scouting(),
};

export const renderResponsePage = (answer: EntryResponse): string => {
  const { locale, reference, agencyName } = answer;
  const title = entryWords(locale, reference === null ? "entry.failedTitle" : "entry.sentTitle");
  const page = html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<main>
${agencyName === null ? null : html`<p><a class="brand" href="${localizedPath(routes.home(), locale)}">${agencyName}</a></p>`}
<h1>${title}</h1>
${reference === null ? failed(answer) : sent(answer, reference)}
</main>
</body>
</html>
`;
  return page.markup;
};

const linkParagraph = (locale: Locale, address: string, text: string): Html =>
  html`<p><a class="link" href="${localizedPath(address, locale)}">${text}</a></p>`;

const sent = ({ locale, message }: EntryResponse, reference: string): Html =>
  html`<p class="lead" role="status">${message}</p>
<p>${entryWords(locale, "forms.reference", { reference })}</p>
<p>${entryWords(locale, "entry.sentNext")}</p>
${linkParagraph(locale, routes.home(), entryWords(locale, "entry.back"))}`;

const failed = (answer: EntryResponse): Html => {
  const { kind, locale, message, answers, errors } = answer;
  const form = kind === "getScouted" || answers === null ? null : renderFilledForm({ kind, locale, answers, errors });
  return html`<p class="lead" role="alert">${message}</p>
<p>${entryWords(locale, form === null ? "entry.goBack" : "entry.kept")}</p>
${form}
${linkParagraph(locale, FORM_ADDRESSES[kind], entryWords(locale, "entry.again"))}`;
};
