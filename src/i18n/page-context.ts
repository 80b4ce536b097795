import type { Locale } from "../domain/locale";

export interface PageContext {
  language: Locale;
}
