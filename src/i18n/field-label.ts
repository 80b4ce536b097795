import type { Locale } from "../domain/locale";
import en from "../locales/en/fields.json";
import pt from "../locales/pt/fields.json";

const LABELS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { pt, en };

/** The label of a talent's field in facts, filters and cards; a field without one has its key. */
export const fieldLabel = (key: string, locale: Locale): string => LABELS[locale][`fields.${key}`] ?? key;
