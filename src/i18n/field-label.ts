import type { Locale } from "../domain/locale";
import en from "../locales/en/fields.json";
import pt from "../locales/pt/fields.json";

const LABELS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { pt, en };

/** Used by facts, filters and cards; a field without a label has its key. */
export const fieldLabel = (key: string, locale: Locale): string => LABELS[locale][`fields.${key}`] ?? key;
