import { splitLocale } from "../config/routes";

/** Writes only a changed value: writing the same one makes browsers recalculate all styles. */
export const setDocumentLanguage = (pathname: string): void => {
  const { locale } = splitLocale(pathname);
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
};
