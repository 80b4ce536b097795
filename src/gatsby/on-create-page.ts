import type { CreatePageArgs } from "gatsby";
import { isLocale } from "../domain/locale";

interface TranslatedContext {
  language?: unknown;
}

/**
 * Repairs what gatsby-plugin-react-i18next does to pages with a `matchPath`: it writes the language twice
 * (`/en/en/pesquisa/*name`), and it gives the translated not-found page a match of the whole language,
 * which would put every page below it into the browser's route table.
 */
export const onCreatePage = ({ page, actions }: CreatePageArgs<TranslatedContext>): void => {
  const { matchPath } = page;
  const language = page.context?.language;
  if (!isLocale(language) || !matchPath?.startsWith(`/${language}/${language}/`)) return;
  actions.deletePage(page);
  actions.createPage({
    ...page,
    matchPath: isNotFoundPage(page.path) ? undefined : matchPath.slice(language.length + 1),
  });
};

const isNotFoundPage = (path: string): boolean => /\/404\/?$/.test(path);
