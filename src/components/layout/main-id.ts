import type { Locale } from "../../domain/locale";

/** Where the main part begins; the not-found page holds one per language. */
export const mainIdOf = (locale: Locale): string => `content-${locale}`;
