import type { CreatePageArgs } from "gatsby";
import { isLocale } from "../domain/locale";

interface TranslatedContext {
  language?: unknown;
}

/**
 * Repairs what gatsby-plugin-react-i18next does to pages with a `matchPath`: it writes the language twice
 * (`/en/en/pesquisa/:name`), and it gives the translated not-found page a match of the whole language,
 * which would put every page below it into the browser's route table. And has the search page stand for every search.
 */
export const onCreatePage = ({ page, actions }: CreatePageArgs<TranslatedContext>): void => {
  const { matchPath } = page;
  const language = page.context?.language;
  if (isLocale(language) && !matchPath && SEARCH_PAGE.test(page.path)) {
    actions.deletePage(page);
    actions.createPage({ ...page, matchPath: `${page.path.replace(/\/$/, "")}/*` });
    return;
  }
  if (!isLocale(language) || !matchPath?.startsWith(`/${language}/${language}/`)) return;
  actions.deletePage(page);
  actions.createPage({
    ...page,
    matchPath: isNotFoundPage(page.path) ? undefined : matchPath.slice(language.length + 1),
  });
};

/** One page stands for every search, whose name only the browser reads. */
const SEARCH_PAGE = /^(\/en)?\/pesquisa\/?$/;

const isNotFoundPage = (path: string): boolean => /\/404\/?$/.test(path);
