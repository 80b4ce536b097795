import { createContext, useContext, useMemo, type ReactNode } from "react";
import type { Locale } from "../domain/locale";

type Values = Readonly<Record<string, unknown>>;

type Strings = Readonly<Record<string, string>>;

/**
 * The part of gatsby-plugin-react-i18next that the package's page uses. Its bundle has this instead of the plugin, which would need
 * i18next, the router and 20 kB; `package-texts.test.tsx` compares the texts.
 */
export const I18nextContext = createContext<{ language: string }>({ language: "" });

const StringsContext = createContext<Strings>({});

interface TextsProviderProps {
  locale: Locale;
  strings: Strings;
  children: ReactNode;
}

export const TextsProvider = ({ locale, strings, children }: TextsProviderProps) => {
  const context = useMemo(() => ({ language: locale }), [locale]);
  return (
    <I18nextContext.Provider value={context}>
      <StringsContext.Provider value={strings}>{children}</StringsContext.Provider>
    </I18nextContext.Provider>
  );
};

/** Looks up a key, in the plural form of `count`, and replaces its placeholders; returns a missing key unchanged. */
export const translate = ({ strings, language }: { strings: Strings; language: string }, key: string, values: Values = {}): string => {
  const { count } = values;
  const form = typeof count === "number" ? strings[`${key}_${new Intl.PluralRules(language).select(count)}`] : undefined;
  const text = form ?? strings[key] ?? (typeof count === "number" ? strings[`${key}_other`] : undefined) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
};

export const useTranslation = () => {
  const strings = useContext(StringsContext);
  const { language } = useContext(I18nextContext);
  return useMemo(() => ({ t: (key: string, values?: Values) => translate({ strings, language }, key, values) }), [strings, language]);
};
