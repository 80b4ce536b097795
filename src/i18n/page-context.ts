import type { Locale } from "../domain/locale";

/** What every page's context holds beside its own keys. */
export interface PageContext {
  language: Locale;
}
