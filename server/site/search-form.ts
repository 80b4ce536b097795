import { localizedPath, routes, SEARCH_PARAMETER, splitLocale } from "../../src/config/routes";

/**
 * Where the search box leads without a script: `/pesquisa?nome=x` → `/pesquisa/x`, other parameters kept.
 * `search` is the raw query with its question mark. Null for every other address.
 */
export const searchFormTarget = (pathname: string, search: string): string | null => {
  const { locale, path } = splitLocale(pathname);
  if (path.replace(/\/$/, "") !== routes.search()) return null;
  const parameters = new URLSearchParams(search);
  const name = parameters.get(SEARCH_PARAMETER);
  if (name === null) return null;
  parameters.delete(SEARCH_PARAMETER);
  const rest = parameters.size === 0 ? "" : `?${parameters.toString()}`;
  // No address may hold what no keyboard types.
  const typed = name.replace(/\p{Cc}/gu, " ");
  return localizedPath(routes.search(typed), locale) + rest;
};
