import { LOCALES, DEFAULT_LOCALE, type Locale } from "../../domain/locale";

/** `["pt"]` means Portuguese only; any other value means both languages, as for a store without this switch. */
export const normalizeLanguages = (sent: unknown): readonly Locale[] =>
  Array.isArray(sent) && sent.length > 0 && sent.every((language) => language === DEFAULT_LOCALE) ? [DEFAULT_LOCALE] : LOCALES;
