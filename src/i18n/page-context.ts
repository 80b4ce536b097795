import type { Locale } from "../domain/locale";

/** The part of the page context that all pages share. */
export interface PageContext {
  language: Locale;
}
