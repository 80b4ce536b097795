import { dirname } from "node:path/posix";
import { familyRoutes, toReference } from "../../../src/config/family-routes";
import { unlistedRoutes } from "../../../src/config/unlisted-routes";
import { localizedPath, parseTalentAddress, routes } from "../../../src/config/routes";
import { pageDataFile } from "../../../src/lib/gatsby-files";
import { decodeComponent } from "../../../src/lib/url";
import { DEFAULT_LOCALE, LOCALES } from "../../../src/domain/locale";

export interface SiteAddress {
  /** The canonical path; other spellings redirect to it. */
  path: string;
  /** The path in the form of file names in builds, with a leading slash; null when no file can have this name. */
  fileName: string | null;
}

const PAGE_DATA = "page-data";
const PAGE_DATA_FILE = "page-data.json";
const INDEX_FILE = "index.html";

/**
 * Decodes the raw path of a request once and returns its canonical form: no trailing slash, no `index.html`, escapes in upper case
 * and only where `routes` or a browser would write them. Null when no page can have the address: empty or dot segments, NUL,
 * backslashes, an incomplete escape.
 */
export const readAddress = (pathname: string): SiteAddress | null => {
  const segments = decodeSegments(pathname);
  if (segments === null) return null;
  if (segments[0] === PAGE_DATA && segments.at(-1) === PAGE_DATA_FILE) return dataAddress(segments.slice(1, -1));
  const page = segments.at(-1) === INDEX_FILE ? segments.slice(0, -1) : segments;
  return searchAddress(page) ?? familyPageAddress(page) ?? pageAddress(page);
};

/** Ignores the slashes at both ends. */
const decodeSegments = (pathname: string): readonly string[] | null => {
  if (!pathname.startsWith("/")) return null;
  if (pathname === "/") return [];
  const segments = pathname.slice(1).replace(/\/$/, "").split("/").map(decodeComponent);
  return segments.every((segment) => segment !== null) ? segments : null;
};

const dataAddress = (page: readonly string[]): SiteAddress | null => {
  const address = page.length === 0 ? null : pageAddress(page);
  const dataOf = (path: string): string => `/${pageDataFile(path)}`;
  return address && { path: dataOf(address.path), fileName: address.fileName === null ? null : dataOf(address.fileName) };
};

/** All searches by name share one built page; null for other addresses. */
const searchAddress = (segments: readonly string[]): SiteAddress | null => {
  const { locale, own } = splitSegments(segments);
  const [first, name, ...more] = own;
  if (`/${first}` !== routes.search() || !name || more.length > 0) return null;
  const search = routes.search(name);
  return {
    path: localizedPath(search, locale),
    fileName: localizedPath(search === routes.search() ? search : unlistedRoutes.anySearch(), locale),
  };
};

/** The pages of all acknowledged forms share one built page; null for other addresses. */
const familyPageAddress = (segments: readonly string[]): SiteAddress | null => {
  const { locale, own } = splitSegments(segments);
  const [first, text, ...more] = own;
  if (`/${first}` !== FAMILY_PAGE_FOLDER || !text || more.length > 0) return null;
  const reference = toReference(text);
  if (reference === null) return { path: localizedPath(familyRoutes.familyPage(encodeURIComponent(text)), locale), fileName: null };
  return { path: localizedPath(familyRoutes.familyPage(reference), locale), fileName: localizedPath(familyRoutes.familyPage(), locale) };
};

const FAMILY_PAGE_FOLDER = dirname(familyRoutes.familyPage());

const splitSegments = (segments: readonly string[]) => {
  const locale = LOCALES.find((candidate) => candidate !== DEFAULT_LOCALE && candidate === segments[0]) ?? DEFAULT_LOCALE;
  return { locale, own: locale === DEFAULT_LOCALE ? segments : segments.slice(1) };
};

const pageAddress = (segments: readonly string[]): SiteAddress | null => {
  if (segments.some(isImpossible)) return null;
  const escaped = segments.map(encodeURIComponent);
  const path = `/${escaped.join("/")}`;
  // In file names of builds a talent's id is escaped as in its link, and every other segment is decoded.
  if (parseTalentAddress(path) !== null) return { path, fileName: fileNameOf(segments, segments.length - 2) };
  return { path: `/${escaped.map(asBrowsersSend).join("/")}`, fileName: fileNameOf(segments, null) };
};

const isImpossible = (segment: string): boolean => segment === "" || segment === "." || segment === ".." || /[\0\\]/.test(segment);

const fileNameOf = (segments: readonly string[], escapedIndex: number | null): string | null => {
  const names = segments.map((segment, index) => (index === escapedIndex ? encodeURIComponent(segment) : segment));
  return names.some((name) => name.includes("/")) ? null : `/${names.join("/")}`;
};

/** Browsers leave these as they are in a path (URL Standard, path percent-encode set). */
const SENT_RAW = /%(?:24|26|2B|2C|3A|3B|3D|40|5B|5D|7C)/g;

const asBrowsersSend = (escaped: string): string => escaped.replace(SENT_RAW, decodeURIComponent);
