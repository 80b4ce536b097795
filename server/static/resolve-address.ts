import { categoryOfSlug, localizedPath, routes, splitLocale } from "../../src/config/routes";
import { pageFile } from "../releases/required-files";
import type { Redirect, ReleaseFile } from "../releases/manifest";

/** What lies at an address of a release. */
export type Resolution<File = ReleaseFile> =
  | { kind: "file"; file: File }
  | { kind: "page"; file: File }
  | { kind: "redirect"; to: string; status: number }
  | { kind: "missing" }
  | { kind: "malformed" };

/** What an address is looked up in: a release, or a build that may become one. */
export interface Places<File = ReleaseFile> {
  files: ReadonlyMap<string, File>;
  redirects: ReadonlyMap<string, Redirect>;
}

const MISSING: { kind: "missing" } = { kind: "missing" };

/** The pages Gatsby makes for unknown addresses; they have no address of their own. */
const NOT_FOUND_PAGE = /^\/(en\/)?404(\.html)?$/;

/**
 * Looks an address up in the release's own list of files; visitors' input never becomes a path on disk.
 * `pathname` is the raw, still encoded path of the request.
 */
export const resolveAddress = <File>(release: Places<File>, pathname: string): Resolution<File> => {
  const search = resolveSearch(release, pathname);
  if (search !== null) return search;
  const path = decodePath(pathname);
  if (path === null) return { kind: "malformed" };
  if (!path.startsWith("/") || path.includes("//") || NOT_FOUND_PAGE.test(path)) return MISSING;
  if (path.length > 1 && path.endsWith("/")) return redirectIfKnown(release, path.replace(/\/$/, ""));
  if (path.endsWith("/index.html")) return redirectIfKnown(release, path.slice(0, -"/index.html".length) || "/");
  const page = release.files.get(pageFile(path));
  if (page !== undefined) return { kind: "page", file: page };
  const file = release.files.get(path.slice(1));
  if (file !== undefined) return { kind: "file", file };
  const redirect = release.redirects.get(path);
  if (redirect !== undefined) return { kind: "redirect", to: redirect.to, status: redirect.status };
  return otherGender(path);
};

const SEARCH = /^((?:\/en)?\/pesquisa)\/([^/]+)(\/?)$/;

/** One page stands for every search by name, whatever characters the name is made of; null for other addresses. */
const resolveSearch = <File>(release: Places<File>, pathname: string): Resolution<File> | null => {
  const [, page, name, slash] = SEARCH.exec(pathname) ?? [];
  const file = page === undefined ? undefined : release.files.get(pageFile(localizedPath(routes.anySearch(), splitLocale(page).locale)));
  if (page === undefined || name === undefined || file === undefined || name === "index.html") return null;
  // Gatsby's scripts decode an address twice and stop at a percent sign; no name holds one.
  if (name.includes("%25")) return { kind: "redirect", to: [page, name.replaceAll("%25", "")].join("/").replace(/\/$/, ""), status: 301 };
  if (isBlank(name)) return { kind: "redirect", to: page, status: 301 };
  return slash === "" ? { kind: "page", file } : { kind: "redirect", to: `${page}/${name}`, status: 301 };
};

/** Whoever seeks blanks seeks everybody. */
const isBlank = (segment: string): boolean => decodePath(segment)?.trim() === "";

/** Any other second segment of a two-segment category address is the girls' listing (decisions, Addresses). */
const otherGender = (pathname: string): Resolution<never> => {
  const { locale, path } = splitLocale(pathname);
  const [slug = "", second, ...more] = path.split("/").slice(1);
  const category = categoryOfSlug(slug);
  if (category === null || !second || more.length > 0) return MISSING;
  return { kind: "redirect", to: localizedPath(routes.listing(category, "female"), locale), status: 301 };
};

/** No page ends in a slash; one that does is known by the address without. */
const redirectIfKnown = <File>(release: Places<File>, path: string): Resolution<File> => {
  const target = resolveAddress(release, encodeURI(path));
  if (target.kind === "page") return { kind: "redirect", to: encodeURI(path), status: 301 };
  return target.kind === "redirect" ? target : MISSING;
};

const decodePath = (pathname: string): string | null => {
  try {
    const path = decodeURIComponent(pathname);
    return /[\0\\]/.test(path) ? null : path;
  } catch {
    return null; // a lone %
  }
};
