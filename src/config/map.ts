import type { Locale } from "../domain/locale";

/** The host of the contact page's map; the content security policy allows to frame it. */
export const MAP_ORIGIN = "https://www.google.com";

/** The map of an address, for an iframe. */
export const mapEmbedAddress = (address: string, locale: Locale): string =>
  `${MAP_ORIGIN}/maps?${new URLSearchParams({ q: address, hl: locale, output: "embed" })}`;

/** The map of an address as a page. */
export const mapPageAddress = (address: string): string =>
  `${MAP_ORIGIN}/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;
