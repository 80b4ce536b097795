import type { Locale } from "../domain/locale";

/** Whose map stands in the contact page once a visitor asks for it; the gateway's pages may frame it. */
export const MAP_ORIGIN = "https://www.google.com";

/** A map of an address, to be framed. */
export const mapEmbedAddress = (address: string, locale: Locale): string =>
  `${MAP_ORIGIN}/maps?${new URLSearchParams({ q: address, hl: locale, output: "embed" })}`;

/** The same map as a page of its own. */
export const mapPageAddress = (address: string): string =>
  `${MAP_ORIGIN}/maps/search/?${new URLSearchParams({ api: "1", query: address })}`;
