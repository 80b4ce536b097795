import { type Locale, LOCALES, type Localised } from "./content-store";
import { isRecord } from "../../../src/lib/json";

/** Converts a localised field that Payload has read in all languages; omits empty texts. */
export const toLocalised = (value: unknown): Localised => mapLocalised(value, (text) => (typeof text === "string" ? text : ""));

/** The same for values that are not texts yet, such as rich text. */
export const mapLocalised = (value: unknown, toText: (value: unknown, locale: Locale) => string): Localised => {
  if (!isRecord(value)) return {};
  const texts: Localised = {};
  for (const locale of LOCALES) {
    const text = value[locale] === undefined || value[locale] === null ? "" : toText(value[locale], locale).trim();
    if (text !== "") texts[locale] = text;
  }
  return texts;
};
