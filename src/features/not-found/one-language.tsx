import type { ReactNode } from "react";
import { splitLocale } from "../../config/routes";
import { DEFAULT_LOCALE, LOCALES } from "../../domain/locale";
import { InLocale } from "./in-locale";
import { useHydrated } from "../../components/ui/use-hydrated";
import * as styles from "./one-language.module.css";

interface LanguageView {
  /** True once the address is known. */
  isKnown: boolean;
  /** True for all but the default language until then. */
  isSpare: boolean;
}

interface OneLanguageProps {
  /** The requested path. */
  pathname: string;
  /** Renders the page in one language. */
  children: (view: LanguageView) => ReactNode;
}

/**
 * Renders both languages until the address is known: one file answers all unknown addresses. The gateway sets `lang` on
 * `html`, the style sheet shows that language, and hydration removes the other.
 */
export const OneLanguage = ({ pathname, children }: OneLanguageProps) => {
  const isHydrated = useHydrated();
  const known = isHydrated ? splitLocale(pathname).locale : null;
  return LOCALES.filter((locale) => known === null || locale === known).map((locale) => (
    <div key={locale} lang={locale} className={known === null ? styles[locale] : undefined}>
      <InLocale locale={locale}>{children({ isKnown: known !== null, isSpare: known === null && locale !== DEFAULT_LOCALE })}</InLocale>
    </div>
  ));
};
