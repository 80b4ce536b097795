import type { Locale } from "../../domain/locale";

/** The id of the main part begins with it; the locale follows, since the not-found page has one main part per language. */
export const MAIN_ID_PREFIX = "content-";

/** The id of the main part. */
export const mainIdOf = (locale: Locale): string => `${MAIN_ID_PREFIX}${locale}`;
