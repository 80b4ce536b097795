import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localizedPath, routes } from "../../../src/config/routes";
import type { Locale } from "../../../src/domain/locale";
import type { EntryName } from "../../../src/forms/entry-fields";
import { answerForm } from "./answer-form";
import { entryWords } from "./entry-words";
import { html, type Html } from "./html";

/** An answer to somebody whose browser sent the form without scripts. */
export interface EntryAnswer {
  kind: EntryName;
  locale: Locale;
  /** Words that say what became of the form. */
  message: string;
  /** What was typed; null where it was not read. */
  answers: Readonly<Record<string, string>> | null;
  errors: Readonly<Record<string, readonly string[]>>;
  /** The agency's name; null while nobody knows it. */
  agencyName: string | null;
  /** Null where the form was not accepted. */
  reference: string | null;
}

const STYLE_FILES = ["../../../src/styles/tokens.css", "answer-page.css"];

const fontFace = (family: string, file: string): string => {
  const bytes = readFileSync(require.resolve(file)).toString("base64");
  return `@font-face { font-family: "${family}"; font-weight: 400 900; src: url(data:font/woff2;base64,${bytes}) format("woff2"); }`;
};

// The page may load nothing, so its fonts travel in it.
const STYLE = [
  fontFace("Bodoni Moda", "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2"),
  fontFace("Instrument Sans", "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2"),
  ...STYLE_FILES.map((file) => readFileSync(join(__dirname, file), "utf8")),
].join("\n");
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

/** The page runs nothing, loads nothing, and sends its form nowhere else. */
export const ANSWER_POLICY = [
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

/** The whole page. */
export const answerPage = (answer: EntryAnswer): string => {
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

const way = (locale: Locale, address: string, words: string): Html =>
  html`<p><a class="way" href="${localizedPath(address, locale)}">${words}</a></p>`;

const sent = ({ locale, message }: EntryAnswer, reference: string): Html =>
  html`<p class="lead" role="status">${message}</p>
<p>${entryWords(locale, "forms.reference", { reference })}</p>
<p>${entryWords(locale, "entry.sentNext")}</p>
${way(locale, routes.home(), entryWords(locale, "entry.back"))}`;

const failed = (answer: EntryAnswer): Html => {
  const { kind, locale, message, answers, errors } = answer;
  const form = kind === "getScouted" || answers === null ? null : answerForm({ kind, locale, answers, errors });
  return html`<p class="lead" role="alert">${message}</p>
<p>${entryWords(locale, form === null ? "entry.goBack" : "entry.kept")}</p>
${form}
${way(locale, FORM_ADDRESSES[kind], entryWords(locale, "entry.again"))}`;
};
