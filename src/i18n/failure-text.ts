import type { Locale } from "../domain/locale";
import en from "../locales/en/failure.json";
import pt from "../locales/pt/failure.json";

/** Words for when a page, and with it the translations' context, is lost; they come with the site's own script. */
export const failureText = (locale: Locale): typeof pt => (locale === "en" ? en : pt);
