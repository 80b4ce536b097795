import { findWord, type SiteWord } from "../../config/site-words";
import { wordProblem, type WordProblem } from "../../config/word-problem";
import type { SiteText } from "../../domain/content";
import { LOCALES } from "../../domain/locale";
import { failure, success, type Result } from "../../domain/result";
import { wordName } from "../../domain/site-word";
import type { ContentRules } from "../html/content-link";
import { sanitizeContent } from "../html/sanitize-content";
import type { RecordList } from "../record-list";
import { optionalText, parseWire, wireRecord } from "../wire-fields";
import { readEntries } from "./keyed-document";

const wireText = wireRecord({ pt: optionalText(), en: optionalText() });

/**
 * Reads `GET /api/website-texts`. A text without tags is plain text and stays unchanged; HTML is sanitised. Words of
 * the interface are always plain text; one that could break a page is omitted.
 */
export const normalizeSiteTexts = (document: unknown, rules: ContentRules): RecordList<SiteText> =>
  readEntries(document, { resource: "website-texts", read: (key, entry) => normalizeSiteText(key, entry, rules) });

const normalizeSiteText = (key: string, entry: unknown, rules: ContentRules): Result<SiteText, string> => {
  const wire = parseWire(wireText, entry);
  if (!wire.ok) return wire;
  const name = wordName(key);
  if (name !== null) return normalizeWord({ key, ...wire.value }, name);
  const pt = safeText(wire.value.pt, rules);
  const en = safeText(wire.value.en, rules);
  if (!pt.ok) return pt;
  return en.ok ? success({ key, pt: pt.value, en: en.value }) : en;
};

const normalizeWord = (text: SiteText, name: string): Result<SiteText, string> => {
  const word = findWord(name);
  if (word === null) return failure("it is not a word that can be replaced");
  for (const locale of LOCALES) {
    const problem = wordProblem(text[locale] ?? null, word);
    if (problem !== null) return failure(`${locale} ${REASONS[problem](word)}`);
  }
  return success(text);
};

const REASONS: Readonly<Record<WordProblem, (word: SiteWord) => string>> = {
  "too-long": ({ maxLength }) => `is longer than ${maxLength} characters`,
  placeholders: ({ placeholders }) => `must have the placeholders [${placeholders.join(", ")}] and no others`,
  syntax: () => "has signs that a text of the site cannot have",
};

const safeText = (text: string | null, rules: ContentRules): Result<string | null, string> => {
  if (text === null || !/<[a-z/!?]/i.test(text)) return success(text);
  const content = sanitizeContent(text, rules);
  return content.ok ? success(content.value === "" ? null : content.value) : content;
};
