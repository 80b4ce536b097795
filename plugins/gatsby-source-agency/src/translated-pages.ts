import type { Actions } from "gatsby";
import { localizedPath } from "../../../src/config/routes";
import { DEFAULT_LOCALE, type Locale } from "../../../src/domain/locale";

/** `path` has no locale prefix. */
export interface PageDraft {
  path: string;
  component: string;
  context: (language: Locale) => object;
}

/** The language version that a page shows: its own, else the first. */
export const toVersionLanguage = (language: Locale, languages: readonly Locale[]): Locale =>
  languages.includes(language) ? language : (languages[0] ?? language);

/** Both paths without locale prefix. */
export interface RedirectDraft {
  from: string;
  to: string;
}

/**
 * The context already contains `i18n`: otherwise gatsby-plugin-react-i18next deletes and recreates every page, and Gatsby reruns
 * all queries in every build.
 */
export const createTranslatedPages = (
  actions: Pick<Actions, "createPage">,
  drafts: readonly PageDraft[],
  languages: readonly Locale[],
): void => {
  for (const { path: originalPath, component, context } of drafts)
    for (const language of languages) {
      const path = localizedPath(originalPath, language);
      actions.createPage({
        path,
        component,
        context: { ...context(language), language, i18n: i18nContext({ language, languages, originalPath, path }) },
      });
    }
};

export const createTranslatedRedirects = (
  actions: Pick<Actions, "createRedirect">,
  drafts: readonly RedirectDraft[],
  languages: readonly Locale[],
): void => {
  for (const { from, to } of drafts)
    for (const language of languages)
      actions.createRedirect({
        fromPath: localizedPath(from, language),
        toPath: localizedPath(to, language),
        isPermanent: true,
      });
};

interface PageLanguage {
  language: Locale;
  languages: readonly Locale[];
  /** Without a locale prefix. */
  originalPath: string;
  path: string;
}

/** The context that gatsby-plugin-react-i18next would add. */
const i18nContext = ({ language, languages, originalPath, path }: PageLanguage) => ({
  language,
  languages,
  defaultLanguage: DEFAULT_LOCALE,
  generateDefaultLanguagePage: false,
  routed: language !== DEFAULT_LOCALE,
  originalPath,
  path,
});
