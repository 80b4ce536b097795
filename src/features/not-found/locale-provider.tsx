import { I18nextContext, I18nextProvider, useTranslation } from "gatsby-plugin-react-i18next";
import { useContext, useMemo, type ReactNode } from "react";
import type { Locale } from "../../domain/locale";

interface LocaleProviderProps {
  locale: Locale;
  children: ReactNode;
}

/** The page's query must include the strings of `locale`. */
export const LocaleProvider = ({ locale, children }: LocaleProviderProps) => {
  const page = useContext(I18nextContext);
  const { i18n } = useTranslation();
  const own = useMemo(() => i18n.cloneInstance({ lng: locale }), [i18n, locale]);
  const context = useMemo(() => ({ ...page, language: locale }), [page, locale]);
  return (
    <I18nextProvider i18n={own}>
      <I18nextContext.Provider value={context}>{children}</I18nextContext.Provider>
    </I18nextProvider>
  );
};
