import type { PageKind } from "../domain/visit";
import { parseBoardAddress } from "./board-routes";
import { isFamilyPath } from "./family-routes";
import { parseListingAddress, parseTalentAddress, routes, splitLocale } from "./routes";
import { unlistedRoutes } from "./unlisted-routes";

const FIXED: ReadonlyMap<string, PageKind> = new Map([
  [routes.home(), "home"],
  [routes.about(), "about"],
  [routes.workshop(), "workshop"],
  [routes.contact(), "contact"],
  [routes.blog(), "blog"],
  [routes.campaigns(), "campaigns"],
  [routes.magazine(), "magazine"],
  [routes.search(), "search"],
  [routes.selection(), "selection"],
  [routes.scouting(), "scouting"],
  [routes.privacy(), "privacy"],
  [routes.removeImages(), "removeImages"],
  [routes.verifyContact(), "verifyContact"],
]);

/** The kind of the pages below a page. */
const BELOW: Readonly<Partial<Record<PageKind, PageKind>>> = { blog: "post", campaigns: "campaign", search: "search" };

/** In any language. Null for pages that are not counted: families' and guardians' pages, previews. */
export const pageKindOf = (pathname: string): PageKind | null => {
  const path = splitLocale(pathname).path.replace(/(?<=.)\/$/, "");
  if (isFamilyPath(pathname) || path === unlistedRoutes.preview()) return null;
  const fixed = FIXED.get(path);
  if (fixed !== undefined) return fixed;
  if (parseTalentAddress(pathname) !== null) return "talent";
  if (parseListingAddress(pathname) !== null || parseBoardAddress(pathname) !== null) return "listing";
  const above = FIXED.get(`/${path.split("/")[1]}`);
  return (above && BELOW[above]) ?? "other";
};
