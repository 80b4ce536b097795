import type { Locale } from "../../domain/locale";

/** Prefix of the main element's id; the locale follows, because the not-found page has one main element per language. */
export const MAIN_ID_PREFIX = "content-";

/** The id of a page's main element. */
export const mainIdOf = (locale: Locale): string => `${MAIN_ID_PREFIX}${locale}`;
