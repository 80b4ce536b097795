import { SPOKEN_LANGUAGES, TALENT_OPTIONS } from "../config/options";
import type { Locale } from "../domain/locale";
import en from "../locales/en/options.json";
import pt from "../locales/pt/options.json";

const LABELS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { pt, en };

const VALUES: Readonly<Record<string, readonly string[]>> = { ...TALENT_OPTIONS, languages: SPOKEN_LANGUAGES };

/** For options and languages of a talent; a value that is not in its list is its own label. */
export const optionLabel = (field: string, value: string, locale: Locale): string => {
  const sought = value.trim().toLowerCase();
  const known = VALUES[field]?.find((candidate) => candidate.toLowerCase() === sought);
  return LABELS[locale][`options.${field}.${known}`] ?? value;
};
