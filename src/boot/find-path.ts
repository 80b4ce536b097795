import { pick } from "@gatsbyjs/reach-router";
import { repairAddress } from "../config/repair-address";

/**
 * In place of Gatsby's module of the same name (`.cache/find-path`), which decodes an address up to three times and so
 * throws at a name with a percent sign (`/pesquisa/100%25`). Here every address is decoded once. The site has no path
 * prefix and no redirects of Gatsby's, which the original looks up too.
 */

interface MatchPath {
  /** The page, as the build names it: `/pesquisa/[...name]`. */
  path: string;
  /** The addresses that it answers: `/pesquisa/*name`. */
  matchPath: string;
}

let routes: { path: string; page: string }[] = [];

export const setMatchPaths = (matchPaths: readonly MatchPath[]): void => {
  routes = matchPaths.map(({ path, matchPath }) => ({ path: matchPath, page: path }));
};

/** The path without query, still escaped, without a trailing slash. */
const pathOf = (address: string): string => repairAddress(address.replace(/[?#].*$/s, "").replace(/(?!^)\/$/, ""));

const match = (address: string) => pick(routes, pathOf(address));

/** Null when no pattern matches the address. */
export const findMatchPath = (address: string): string | null => match(address)?.route.page ?? null;

/** Decoded; empty when no pattern matches the address. */
export const grabMatchParams = (address: string): Record<string, string> => match(address)?.params ?? {};

/** The name of the page that answers the address, decoded as builds write it. */
export const findPath = (address: string): string => findMatchPath(address) ?? decodeURIComponent(pathOf(address));
