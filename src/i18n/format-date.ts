import type { Locale } from "../domain/locale";

/** In the agency's time zone, independent of the visitor's clock. */
interface CalendarDay {
  day: string;
  month: string;
  year: string;
}

const capitalize = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { pt: "pt-BR", en: "en-GB" };

const calendarDay = (iso: string, locale: Locale, timeZone: string): CalendarDay | null => {
  const instant = new Date(iso);
  if (Number.isNaN(instant.getTime())) return null;
  const format = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { day: "2-digit", month: "long", year: "numeric", timeZone });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: parts.day ?? "", month: parts.month ?? "", year: parts.year ?? "" };
};

/** `05 Março. 2024`, `05 March. 2024`; null without a date. */
export const formatCardDate = (iso: string | null, locale: Locale, timeZone: string): string | null => {
  const date = iso === null ? null : calendarDay(iso, locale, timeZone);
  return date && `${date.day} ${capitalize(date.month)}. ${date.year}`;
};

/** `5 de março de 2024`, `5 March 2024`; null without a date. */
export const formatLongDate = (iso: string | null, locale: Locale, timeZone: string): string | null => {
  const date = iso === null ? null : calendarDay(iso, locale, timeZone);
  if (date === null) return null;
  const day = Number(date.day);
  return locale === "pt" ? `${day} de ${date.month} de ${date.year}` : `${day} ${date.month} ${date.year}`;
};
