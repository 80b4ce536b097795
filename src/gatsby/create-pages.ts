import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { familyRoutes, REQUEST_MATCH } from "../config/family-routes";
import { localizedPath } from "../config/routes";
import { DEFAULT_LOCALE, LOCALES } from "../domain/locale";

/** Both pages have one component, so that the script that every page loads names one chunk more, not two. */
const PAGES = [
  { originalPath: familyRoutes.request(), matchPath: REQUEST_MATCH },
  { originalPath: familyRoutes.confirmation(), matchPath: undefined },
];

/**
 * Creates the pages of families and guardians in each language. The context already contains `i18n`, so that
 * gatsby-plugin-react-i18next leaves them as they are.
 */
export const createPages = ({ actions }: Pick<CreatePagesArgs, "actions">): void => {
  const component = resolve("src/templates/family.tsx");
  for (const { originalPath, matchPath } of PAGES)
    for (const language of LOCALES) {
      const path = localizedPath(originalPath, language);
      const i18n = {
        ...{ language, languages: LOCALES, defaultLanguage: DEFAULT_LOCALE, generateDefaultLanguagePage: false },
        ...{ routed: language !== DEFAULT_LOCALE, originalPath, path },
      };
      const match = matchPath === undefined ? {} : { matchPath: localizedPath(matchPath, language) };
      actions.createPage({ path, ...match, component, context: { language, i18n } });
    }
};
