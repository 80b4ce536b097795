/** Portuguese is the default and the fallback (docs/product.md, Languages). */
export const LOCALES = ["pt", "en"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "pt";

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
