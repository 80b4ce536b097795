import { LOCALES } from "../../contract/content-store";
import { isRecord } from "../../../../src/lib/json";
import { findOfferedWord } from "./offered-words";
import { type WordProblem, wordProblem } from "../../../../src/config/word-problem";

/** By name; a language without a text has the site's own. */
export type StoredWords = Record<string, { pt?: string; en?: string }>;

/** Reads the field `words`. Keeps only offered words, and texts that differ from the site's own. */
export const readStoredWords = (value: unknown): StoredWords => {
  const words: StoredWords = {};
  for (const [name, texts] of Object.entries(isRecord(value) ? value : {})) {
    const offered = findOfferedWord(name);
    if (offered === undefined || !isRecord(texts)) continue;
    const own: StoredWords[string] = {};
    for (const locale of LOCALES) {
      const text = texts[locale];
      const trimmed = typeof text === "string" ? text.trim() : "";
      if (trimmed !== "" && trimmed !== offered[locale]) own[locale] = trimmed;
    }
    if (Object.keys(own).length > 0) words[name] = own;
  }
  return words;
};

export type WordFault = { name: string; locale: "pt" | "en"; problem: WordProblem };

/** The words that cannot be shown, in the order of the value's keys. */
export const findWordFaults = (value: unknown): WordFault[] =>
  Object.entries(readStoredWords(value)).flatMap(([name, texts]) => {
    const offered = findOfferedWord(name);
    return LOCALES.flatMap((locale) => {
      const problem = offered === undefined ? null : wordProblem(texts[locale] ?? null, offered);
      return problem === null ? [] : [{ name, locale, problem }];
    });
  });
