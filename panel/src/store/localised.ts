import { LOCALES, type Locale, type Localised } from "../contract/content-store";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What Payload returns for a localised field when asked for all languages; empty texts count as never written. */
export const toLocalised = (value: unknown): Localised => mapLocalised(value, (text) => (typeof text === "string" ? text : ""));

/** The same for a field whose value per language must first be made a text, such as rich text. */
export const mapLocalised = (value: unknown, toText: (value: unknown, locale: Locale) => string): Localised => {
  if (!isRecord(value)) return {};
  const texts: Localised = {};
  for (const locale of LOCALES) {
    const text = value[locale] === undefined || value[locale] === null ? "" : toText(value[locale], locale).trim();
    if (text !== "") texts[locale] = text;
  }
  return texts;
};
