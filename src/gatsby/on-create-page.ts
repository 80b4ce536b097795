import type { CreatePageArgs } from "gatsby";
import { isLocale, type Locale } from "../domain/locale";
import { isRecord } from "../lib/json";
import { siteLanguages } from "./site-languages";

interface TranslatedContext {
  language?: unknown;
  i18n?: unknown;
}

type PageArgs = Pick<CreatePageArgs<TranslatedContext>, "page" | "actions" | "getNodesByType">;

/**
 * Corrects gatsby-plugin-react-i18next: it creates every page in the languages of its options, which are read before the
 * content store is; it writes the language of a `matchPath` twice (`/en/en/pesquisa/*name`); and it gives the translated not-found
 * page a match of the whole language, which would put every page below it into the browser's route table.
 */
export const onCreatePage = ({ page, actions, getNodesByType }: PageArgs): void => {
  const { matchPath } = page;
  const { language, i18n } = page.context ?? {};
  if (!isLocale(language)) return;
  const languages = siteLanguages({ getNodesByType });
  if (!languages.includes(language)) return void actions.deletePage(page);
  const isRepeated = matchPath?.startsWith(`/${language}/${language}/`) ?? false;
  const isRight = namesLanguages(i18n, languages);
  if (!isRepeated && isRight) return;
  const repairedMatch = isNotFoundPage(page.path) ? undefined : matchPath?.slice(language.length + 1);
  actions.deletePage(page);
  actions.createPage({
    ...page,
    matchPath: isRepeated ? repairedMatch : matchPath,
    // `languages` is a variable of the not-found page's query.
    context: isRight ? page.context : { ...page.context, languages, i18n: { ...(isRecord(i18n) ? i18n : {}), languages } },
  });
};

/** Also true for a context without languages. */
const namesLanguages = (i18n: unknown, languages: readonly Locale[]): boolean =>
  !isRecord(i18n) || !Array.isArray(i18n.languages) || i18n.languages.length === languages.length;

const isNotFoundPage = (path: string): boolean => /\/404\/?$/.test(path);
