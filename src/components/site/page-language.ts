import { splitLocale } from "../../config/routes";

/** Tells the document its page's language, where that changes: the same one written again has all styles worked out anew. */
export const tellPageLanguage = (pathname: string): void => {
  const { locale } = splitLocale(pathname);
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
};
