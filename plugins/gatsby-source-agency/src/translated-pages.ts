import type { Actions } from "gatsby";
import { localizedPath } from "../../../src/config/routes";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../../src/domain/locale";

/** A page before it is split by language; the path has no language prefix. */
export interface PageDraft {
  path: string;
  component: string;
  context: (language: Locale) => object;
}

/** Both paths without language prefix. */
export interface RedirectDraft {
  from: string;
  to: string;
}

/**
 * Creates each page once per language. The context carries `i18n` already: left to gatsby-plugin-react-i18next, every
 * page is deleted and made anew, which loses Gatsby's query tracking and reruns all queries in every build.
 */
export const createTranslatedPages = (actions: Pick<Actions, "createPage">, drafts: readonly PageDraft[]): void => {
  for (const { path: originalPath, component, context } of drafts)
    for (const language of LOCALES) {
      const path = localizedPath(originalPath, language);
      actions.createPage({
        path,
        component,
        context: { ...context(language), language, i18n: i18nContext({ language, originalPath, path }) },
      });
    }
};

/** Creates each permanent redirect once per language. */
export const createTranslatedRedirects = (actions: Pick<Actions, "createRedirect">, drafts: readonly RedirectDraft[]): void => {
  for (const { from, to } of drafts)
    for (const language of LOCALES)
      actions.createRedirect({
        fromPath: localizedPath(from, language),
        toPath: localizedPath(to, language),
        isPermanent: true,
      });
};

/** What gatsby-plugin-react-i18next would have written. */
const i18nContext = ({ language, originalPath, path }: { language: Locale; originalPath: string; path: string }) => ({
  language,
  languages: LOCALES,
  defaultLanguage: DEFAULT_LOCALE,
  generateDefaultLanguagePage: false,
  routed: language !== DEFAULT_LOCALE,
  originalPath,
  path,
});
