import type { Locale } from "../../../src/domain/locale";

/** The language version that a page shows: its own, else the first. */
export const versionFor = (language: Locale, languages: readonly Locale[]): Locale =>
  languages.includes(language) ? language : (languages[0] ?? language);
