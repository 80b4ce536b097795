import { localizedPath, routes, SEARCH_PARAMETER, splitLocale } from "../../src/config/routes";

/**
 * The redirect of a search form that was sent without JavaScript: `/pesquisa?nome=x` → `/pesquisa/x`, with the other parameters.
 * `search` is the raw query with its question mark. Null for any other address.
 */
export const searchFormTarget = (pathname: string, search: string): string | null => {
  const { locale, path } = splitLocale(pathname);
  if (path.replace(/\/$/, "") !== routes.search()) return null;
  const parameters = new URLSearchParams(search);
  const name = parameters.get(SEARCH_PARAMETER);
  if (name === null) return null;
  parameters.delete(SEARCH_PARAMETER);
  const rest = parameters.size === 0 ? "" : `?${parameters.toString()}`;
  // Control characters are not allowed in addresses.
  const typed = name.replace(/\p{Cc}/gu, " ");
  return localizedPath(routes.search(typed), locale) + rest;
};
