import type { JSONField } from "payload";

import { bilingual } from "../../shared/bilingual";
import { describeWordProblem } from "./words";
import { findOfferedWord } from "./offered-words";
import { findWordFaults, readStoredWords, type WordFault } from "./stored-words";

/** One sentence per fault, which quotes the site's own text instead of the word's name. */
const describeFaults = (faults: readonly WordFault[], language: string): string =>
  faults
    .flatMap(({ name, locale, problem }) => {
      const word = findOfferedWord(name);
      return word === undefined ? [] : [`“${word[locale]}” (${locale}): ${describeWordProblem(problem, word, language)}`];
    })
    .join(" ");

/**
 * The agency's own words: `{ "common:footer.agency": { "pt": "…", "en": "…" } }`. Not localised: both languages are edited side by side.
 * Empty texts, those of the site itself and unknown words are not stored.
 */
export const wordsField: JSONField = {
  name: "words",
  type: "json",
  label: bilingual("Palavras do site", "Words of the site"),
  admin: { components: { Field: "/editorial/words/words-input#WordsField" } },
  validate: (value, { req }) => {
    const faults = findWordFaults(value);
    return faults.length === 0 || describeFaults(faults, req.i18n.language);
  },
  hooks: { beforeChange: [({ value }) => readStoredWords(value)] },
};
