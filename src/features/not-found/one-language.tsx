import type { ReactNode } from "react";
import { splitLocale } from "../../config/routes";
import { DEFAULT_LOCALE, LOCALES } from "../../domain/locale";
import { InLocale } from "./in-locale";
import { useHydrated } from "../../components/ui/use-hydrated";
import * as styles from "./one-language.module.css";

interface LanguageView {
  /** True once the address is read. */
  isKnown: boolean;
  /** Until then, all but the first language stand by. */
  isSpare: boolean;
}

interface OneLanguageProps {
  /** The address that was asked for. */
  pathname: string;
  /** Draws the page in one language. */
  children: (view: LanguageView) => ReactNode;
}

/**
 * One file answers for every unknown address, so it holds both languages: the `lang` that the gateway writes
 * shows the right one at once, and the other leaves when the page wakes.
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
