import type { Locale } from "../../domain/locale";

/** Prefix of the main element's id; the locale follows, because the not-found page has one main element per language. */
export const MAIN_ID_PREFIX = "content-";

export const mainIdOf = (locale: Locale): string => `${MAIN_ID_PREFIX}${locale}`;
