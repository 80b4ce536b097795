import { MINOR_ROBOTS } from "../../src/config/robots";
import { localizedPath, parseTalentAddress, routes, splitLocale, type TalentAddress } from "../../src/config/routes";
import { CATEGORIES, type Category } from "../../src/domain/category";
import { isMinor } from "../../src/domain/talent";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { siteLocation } from "../http/redirect";
import { isHidden, type LiveSnapshot } from "../live/live-talents";
import type { Release } from "../releases/store/release";
import { addressOfPage, addressOfPageData } from "../../src/lib/gatsby-files";
import { decodeComponent } from "../../src/lib/url";

export type TalentStatus =
  | { kind: "none" }
  /** The list of talents is unknown. */
  | { kind: "unknown" }
  | { kind: "withdrawn" }
  | { kind: "listed"; entry: ListedTalent; address: TalentAddress };

export const isPageData = (pathname: string): boolean => pathname.startsWith("/page-data/");

/** Whether the request has the token of this talent. */
export type TokenCheck = (talentId: string) => boolean;

/** A hidden talent is found by the exact address only, since a redirect would reveal the name. */
const isExactAddress = (entry: ListedTalent, { category, locale }: TalentAddress, pathname: string): boolean =>
  siteLocation(talentPath(entry, category, locale)) === pagePath(pathname);

/** `none` for a path that is neither a talent's page nor its page data. */
export const talentStatusAt = (snapshot: LiveSnapshot | null, pathname: string, opens: TokenCheck): TalentStatus => {
  const address = parseTalentAddress(pagePath(pathname));
  if (address === null) return { kind: "none" };
  if (snapshot === null) return { kind: "unknown" };
  const isOpened = opens(address.talentId);
  const entry = snapshot.byId.get(address.talentId);
  if (entry === undefined || (isHidden(entry) && !(isOpened && isExactAddress(entry, address, pathname)))) return { kind: "withdrawn" };
  return { kind: "listed", entry, address };
};

/** Decided by the file, so that no spelling of an address bypasses it. */
export const talentStatusOfFile = (snapshot: LiveSnapshot | null, file: string): TalentStatus =>
  talentStatusAt(snapshot, filePage(file), () => false);

/** The address of a page, for the file of the page or of its data. */
export const filePage = (file: string): string => addressOfPageData(file) ?? addressOfPage(file);

/** The address of the page, for the path of the page or of its data. */
export const pagePath = (pathname: string): string => addressOfPageData(pathname.slice(1)) ?? pathname;

/** The talent's canonical address in this category, or in its first one when it is not in this category. */
export const talentPath = ({ talent }: ListedTalent, category: Category | null, locale: TalentAddress["locale"]): string => {
  const isMember = category !== null && (talent.categories.includes(category) || talent.categories.length === 0);
  const own = isMember ? category : (talent.categories[0] ?? HIDDEN_TALENT_CATEGORY);
  return localizedPath(routes.talent(own, talent), locale);
};

/** The category in addresses of talents that have hidden categories only. */
const HIDDEN_TALENT_CATEGORY: Category = CATEGORIES[3];

/** As in the built page. */
export const describeTalent = ({ talent }: ListedTalent, { category, locale }: TalentAddress, words: Release["words"]): string =>
  `${talent.name}, ${words[locale][`category.${category}`]}: ${words[locale]["site.description"]}`;

/** Pages of minors and hidden talents are not indexed; null when the page may be. */
export const robotsOf = (entry: ListedTalent): string | null => {
  if (isMinor(entry.talent)) return MINOR_ROBOTS;
  return isHidden(entry) ? "noindex" : null;
};

const SEARCH_ADDRESS = /^\/pesquisa\/([^/]+)\/[^/]+\/?$/;

/** `/pesquisa/{id}/{name}` redirects to the talent's canonical address (docs/product.md, Addresses); null for any other path. */
export const searchRedirect = (snapshot: LiveSnapshot | null, pathname: string): string | null => {
  const { locale, path } = splitLocale(pathname);
  const id = SEARCH_ADDRESS.exec(path)?.[1];
  const entry = id === undefined ? undefined : snapshot?.byId.get(decodeComponent(id) ?? id);
  return entry === undefined || isHidden(entry) ? null : talentPath(entry, null, locale);
};
