import type { Locale } from "../domain/locale";

/** `37,5` (pt), `37.5` (en). */
export const formatDecimal = (value: number, locale: Locale): string => value.toLocaleString(locale);

/** `preto, loiro ou vermelho`. */
export const formatAlternatives = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(words);
