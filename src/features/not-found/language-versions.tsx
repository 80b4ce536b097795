import type { ReactNode } from "react";
import { splitLocale } from "../../config/routes";
import { DEFAULT_LOCALE } from "../../domain/locale";
import { LocaleProvider } from "./locale-provider";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { useHydrated } from "../../components/ui/use-hydrated";
import * as styles from "./language-versions.module.css";

interface LanguageView {
  /** True once the address is known. */
  isKnown: boolean;
  /** True for all but the default language until then. */
  isHidden: boolean;
}

interface LanguageVersionsProps {
  pathname: string;
  children: (view: LanguageView) => ReactNode;
}

/**
 * Renders all languages of the site until the address is known: one file answers all unknown addresses. The gateway sets `lang` on
 * `html`, the style sheet shows that language, and hydration removes the other.
 */
export const LanguageVersions = ({ pathname, children }: LanguageVersionsProps) => {
  const isHydrated = useHydrated();
  const { languages } = useSiteSettings();
  const { locale: wanted } = splitLocale(pathname);
  const known = isHydrated ? (languages.find((language) => language === wanted) ?? DEFAULT_LOCALE) : null;
  return languages
    .filter((locale) => known === null || locale === known)
    .map((locale) => (
      <div key={locale} lang={locale} className={known === null ? styles[locale] : undefined}>
        <LocaleProvider locale={locale}>
          {children({ isKnown: known !== null, isHidden: known === null && locale !== DEFAULT_LOCALE })}
        </LocaleProvider>
      </div>
    ));
};
