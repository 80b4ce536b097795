import type { Locale } from "../domain/locale";

/** The host of the contact page's map; the content security policy allows it in frames. */
export const MAP_ORIGIN = "https://www.google.com";

export const mapEmbedAddress = (address: string, locale: Locale): string =>
  `${MAP_ORIGIN}/maps?${new URLSearchParams({ q: address, hl: locale, output: "embed" })}`;

export const mapPageAddress = (address: string): string =>
  `${MAP_ORIGIN}/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;
