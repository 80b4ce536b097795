import type { Locale } from "../domain/locale";
import en from "../locales/en/failure.json";
import pt from "../locales/pt/failure.json";

/** Texts of the error page, which has no i18n context; they are part of the site's main script. */
export const failureText = (locale: Locale): typeof pt => (locale === "en" ? en : pt);
