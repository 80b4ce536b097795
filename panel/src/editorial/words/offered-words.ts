import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { type SiteWord, WORD_GROUPS, type WordGroup } from "../../../../src/config/site-words";
import type { Locale } from "../../../../src/domain/locale";
import { startTagsOf, textOf } from "../../../../src/lib/html";
import { isRecord } from "../../../../src/lib/json";

/** A word of the site's interface that the agency may replace, with the site's own texts. */
export type OfferedWord = SiteWord & { pt: string; en: string };

/** The words of one screen, in the order of the site's menu; `route` is a page that shows them, null without a preview. */
export type OfferedGroup = Omit<WordGroup, "words"> & { words: OfferedWord[] };

/** The panel runs in its own folder, next to the site's `src`. */
const LOCALE_FILES = path.resolve("../src/locales");

/** By name, such as `common:footer.agency`. */
const readTexts = (locale: Locale): Readonly<Record<string, unknown>> => {
  const folder = path.join(LOCALE_FILES, locale);
  const files = readdirSync(folder).map((file) => {
    const strings: unknown = JSON.parse(readFileSync(path.join(folder, file), "utf8"));
    return Object.entries(isRecord(strings) ? strings : {}).map(([key, text]) => [`${path.parse(file).name}:${key}`, text]);
  });
  return Object.fromEntries(files.flat());
};

const TEXTS = { pt: readTexts("pt"), en: readTexts("en") };

const textIn = (locale: Locale, name: string): string => String(TEXTS[locale][name] ?? "");

export const OFFERED_GROUPS: readonly OfferedGroup[] = WORD_GROUPS.map((group) => ({
  ...group,
  words: group.words.map((word) => ({ ...word, pt: textIn("pt", word.name), en: textIn("en", word.name) })),
}));

const BY_NAME: ReadonlyMap<string, OfferedWord> = new Map(OFFERED_GROUPS.flatMap((group) => group.words).map((word) => [word.name, word]));

/** Expects a name such as `common:footer.agency`; undefined for a word that is not offered. */
export const findOfferedWord = (name: string): OfferedWord | undefined => BY_NAME.get(name);

/** After a paragraph, an item or a heading. */
const BLOCK_END = /(?<=<\/(?:p|li|h\d)>)/;

/** A plain text, or the paragraphs, items and headings of HTML without tags. */
const paragraphsOf = (text: string): string[] =>
  startTagsOf(text).length === 0
    ? [text]
    : text
        .split(BLOCK_END)
        .map((block) => textOf(block).trim())
        .filter((block) => block !== "");

const defaultOf = (name: string) => ({ pt: paragraphsOf(textIn("pt", name)), en: paragraphsOf(textIn("en", name)) });

/** By field: the paragraphs that the site shows while an editor's text is empty in both languages. */
export const TEXT_DEFAULTS: Readonly<Record<string, { pt: string[]; en: string[] }>> = {
  about_text: defaultOf("people:about.text"),
  workshop_description: defaultOf("people:workshop.description"),
  getscouted_intro: defaultOf("scouting:scouting.intro"),
  privacy_notice: defaultOf("privacy:privacy.notice"),
};
