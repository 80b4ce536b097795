import { MINOR_ROBOTS } from "../../src/config/robots";
import { localizedPath, parseTalentAddress, routes, splitLocale, type TalentAddress } from "../../src/config/routes";
import { CATEGORIES, type Category } from "../../src/domain/category";
import { isMinor } from "../../src/domain/talent";
import en from "../../src/locales/en/common.json";
import pt from "../../src/locales/pt/common.json";
import type { ListedTalent } from "../../src/upstream/talents/fetch-talents";
import { siteLocation } from "../http/redirect";
import { isHidden, type LiveSnapshot } from "../live/live-talents";
import { addressOfPage, addressOfPageData } from "../../src/lib/gatsby-files";
import { decodeComponent } from "../../src/lib/url";

/** What the live list says of a talent's address. */
export type TalentStanding =
  | { kind: "none" }
  /** Nobody knows whether the talent is published. */
  | { kind: "unknown" }
  | { kind: "withdrawn" }
  | { kind: "listed"; entry: ListedTalent; address: TalentAddress };

/** Whether scripts ask for a page's data rather than visitors for the page. */
export const isPageData = (pathname: string): boolean => pathname.startsWith("/page-data/");

/** Whether the visitor sent the token of the talent. */
export type TokenCheck = (talentId: string) => boolean;

/** A hidden talent's name must be right too: a redirect would tell it. */
const isExact = (entry: ListedTalent, { category, locale }: TalentAddress, pathname: string): boolean =>
  siteLocation(talentPath(entry, category, locale)) === pagePath(pathname);

/** Reads a talent's page or page-data address; `none` for every other address. */
export const talentStanding = (snapshot: LiveSnapshot | null, pathname: string, opens: TokenCheck): TalentStanding => {
  const address = parseTalentAddress(pagePath(pathname));
  if (address === null) return { kind: "none" };
  if (snapshot === null) return { kind: "unknown" };
  const isOpened = opens(address.talentId);
  const entry = snapshot.byId.get(address.talentId);
  if (entry === undefined || (isHidden(entry) && !(isOpened && isExact(entry, address, pathname)))) return { kind: "withdrawn" };
  return { kind: "listed", entry, address };
};

/** The same of a file of a release; a hidden talent has none. What a file shows decides who may see it, not how its address is spelled. */
export const fileStanding = (snapshot: LiveSnapshot | null, file: string): TalentStanding =>
  talentStanding(snapshot, filePage(file), () => false);

/** The address of the page that a file holds, or the data of. */
export const filePage = (file: string): string => addressOfPageData(file) ?? addressOfPage(file);

/** The page's own address, where its data is asked for. */
export const pagePath = (pathname: string): string => addressOfPageData(pathname.slice(1)) ?? pathname;

/** The talent's one address under this category, or under its own first one where it is not of that category. */
export const talentPath = ({ talent }: ListedTalent, asked: Category | null, locale: TalentAddress["locale"]): string => {
  const isMember = asked !== null && (talent.categories.includes(asked) || talent.categories.length === 0);
  const category = isMember ? asked : (talent.categories[0] ?? HIDDEN_HOME);
  return localizedPath(routes.talent(category, talent), locale);
};

/** Where a talent with none but hidden categories is shown. */
const HIDDEN_HOME: Category = CATEGORIES[3];

/** As the built page describes a talent under this category. */
export const describeTalent = ({ talent }: ListedTalent, { category, locale }: TalentAddress): string =>
  `${talent.name}, ${WORDS[locale][`category.${category}`]}: ${WORDS[locale]["site.description"]}`;

const WORDS = { pt, en };

/** Children and hidden talents stay out of search engines; null where the page may be listed. */
export const robotsOf = (entry: ListedTalent): string | null => {
  if (isMinor(entry.talent)) return MINOR_ROBOTS;
  return isHidden(entry) ? "noindex" : null;
};

const SEARCH_ADDRESS = /^\/pesquisa\/([^/]+)\/[^/]+\/?$/;

/** `/pesquisa/{id}/{name}` leads to the talent's canonical address (decisions, Addresses); null for anything else. */
export const searchRedirect = (snapshot: LiveSnapshot | null, pathname: string): string | null => {
  const { locale, path } = splitLocale(pathname);
  const id = SEARCH_ADDRESS.exec(path)?.[1];
  const entry = id === undefined ? undefined : snapshot?.byId.get(decodeComponent(id) ?? id);
  return entry === undefined || isHidden(entry) ? null : talentPath(entry, null, locale);
};
