import type { Locale } from "../domain/locale";

/** One format per language: `toLocaleString` creates one at each call, which took 150 ms when a slow phone opened the filters. */
const decimalFormats = new Map<Locale, Intl.NumberFormat>();

/** `37,5` (pt), `37.5` (en). */
export const formatDecimal = (value: number, locale: Locale): string => {
  const format = decimalFormats.get(locale) ?? new Intl.NumberFormat(locale);
  decimalFormats.set(locale, format);
  return format.format(value);
};

/** `preto, loiro ou vermelho`. */
export const formatAlternatives = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(words);
