import { readFileSync } from "node:fs";
import path from "node:path";
import { WORD_GROUPS } from "../src/config/site-words";
import { LOCALES, type Locale } from "../src/domain/locale";
import { startTagsOf, textOf } from "../src/lib/html";
import { isRecord } from "../src/lib/json";

const LOCALE_FILES = path.join(__dirname, "../src/locales");

/** Texts that the site shows while an editor's text is empty, by its key in the content store. */
const TEXT_DEFAULTS: Readonly<Record<string, string>> = {
  about_text: "people:about.text",
  workshop_description: "people:workshop.description",
  getscouted_intro: "scouting:scouting.intro",
  privacy_notice: "privacy:privacy.notice",
};

/** A string of `src/locales` by its name, such as `common:footer.agency`; null when a file lacks it. */
export const readString = (name: string, locale: Locale): string | null => {
  const [namespace = "", key = ""] = name.split(/:(.*)/s);
  const strings: unknown = JSON.parse(readFileSync(path.join(LOCALE_FILES, locale, `${namespace}.json`), "utf8"));
  const text = isRecord(strings) ? strings[key] : undefined;
  return typeof text === "string" ? text : null;
};

const readBoth = (name: string) => Object.fromEntries(LOCALES.map((locale) => [locale, readString(name, locale) ?? ""]));

/** The end of a paragraph, an item or a heading. */
const BLOCK_END = /(?<=<\/(?:p|li|h\d)>)/;

/** A text, or the paragraphs, items and headings of HTML, without tags. */
const paragraphsOf = (text: string): string[] =>
  startTagsOf(text).length === 0
    ? [text]
    : text
        .split(BLOCK_END)
        .map((block) => textOf(block).trim())
        .filter((block) => block !== "");

/** The file with the words that the panel offers, and with the site's own texts. The panel shares no code with the site. */
export const panelWords = (): string => {
  const groups = WORD_GROUPS.map((group) => ({ ...group, words: group.words.map((word) => ({ ...word, ...readBoth(word.name) })) }));
  const texts = Object.fromEntries(
    Object.entries(TEXT_DEFAULTS).map(([key, name]) => [
      key,
      Object.fromEntries(LOCALES.map((locale) => [locale, paragraphsOf(readString(name, locale) ?? "")])),
    ]),
  );
  return `${JSON.stringify({ groups, texts }, null, 1)}\n`;
};
