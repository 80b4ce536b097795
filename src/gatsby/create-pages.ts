import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { familyRoutes, FAMILY_PAGE_MATCH } from "../config/family-routes";
import { PACKAGE_NAMESPACES, PACKAGE_PAGE } from "../config/package-page";
import { localizedPath } from "../config/routes";
import { DEFAULT_LOCALE } from "../domain/locale";
import { siteLanguages } from "./site-languages";

const FAMILY_NAMESPACES = ["common", "forms", "family"] as const;

/** All have one component, so that the script of every page contains one more chunk name, not three. */
const PAGES = [
  { originalPath: familyRoutes.familyPage(), matchPath: FAMILY_PAGE_MATCH, namespaces: FAMILY_NAMESPACES },
  { originalPath: familyRoutes.confirmation(), matchPath: undefined, namespaces: FAMILY_NAMESPACES },
  // No match path: the gateway renders the page for each address, and no router runs on it.
  { originalPath: PACKAGE_PAGE, matchPath: undefined, namespaces: PACKAGE_NAMESPACES },
];

/** The context already contains `i18n`, so that gatsby-plugin-react-i18next does not change these pages. */
export const createPages = ({ actions, getNodesByType }: Pick<CreatePagesArgs, "actions" | "getNodesByType">): void => {
  const component = resolve("src/templates/family.tsx");
  const languages = siteLanguages({ getNodesByType });
  for (const { originalPath, matchPath, namespaces } of PAGES)
    for (const language of languages) {
      const path = localizedPath(originalPath, language);
      const i18n = {
        ...{ language, languages, defaultLanguage: DEFAULT_LOCALE, generateDefaultLanguagePage: false },
        ...{ routed: language !== DEFAULT_LOCALE, originalPath, path },
      };
      const match = matchPath === undefined ? {} : { matchPath: localizedPath(matchPath, language) };
      actions.createPage({ path, ...match, component, context: { language, namespaces, i18n } });
    }
};
