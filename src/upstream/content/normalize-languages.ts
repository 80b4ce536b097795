import { LOCALES, DEFAULT_LOCALE, type Locale } from "../../domain/locale";

/** `["pt"]` for Portuguese alone; both languages for any other value, as of a store that does not know the switch. */
export const normalizeLanguages = (sent: unknown): readonly Locale[] =>
  Array.isArray(sent) && sent.length > 0 && sent.every((language) => language === DEFAULT_LOCALE) ? [DEFAULT_LOCALE] : LOCALES;
