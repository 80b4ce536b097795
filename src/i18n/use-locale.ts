import { useContext } from "react";
import { I18nextContext } from "gatsby-plugin-react-i18next";
import { DEFAULT_LOCALE, isLocale, type Locale } from "../domain/locale";

export const useLocale = (): Locale => {
  const { language } = useContext(I18nextContext);
  return isLocale(language) ? language : DEFAULT_LOCALE;
};
