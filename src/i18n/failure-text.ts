import type { Locale } from "../domain/locale";
import en from "../locales/en/failure.json";
import pt from "../locales/pt/failure.json";

/** The error page has no i18n context. The texts are part of the site's main script. */
export const failureText = (locale: Locale): typeof pt => (locale === "en" ? en : pt);
