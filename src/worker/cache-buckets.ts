import { isFamilyPath } from "../config/family-routes";
import { isPackagePath } from "../config/package-addresses";
import { localizedPath, parseTalentAddress, routes, splitLocale } from "../config/routes";
import { LOCALES, type Locale } from "../domain/locale";
import type { ShellFile } from "./worker-scope";
import { addressOfPageData, isHashedFile } from "../lib/gatsby-files";
import { decodeComponent } from "../lib/url";

/** Kinds of cached answers; each has a cache of its own. */
export const BUCKETS = ["pages", "data", "live", "files", "pictures"] as const;

export type CacheBucket = (typeof BUCKETS)[number];

/** Number of entries; the least recently stored are deleted first. */
export const BUCKET_LIMITS: Readonly<Record<CacheBucket, number>> = { pages: 60, data: 250, live: 120, files: 200, pictures: 400 };

/** These belong to one version of the site's code; hashed files and pictures are kept across versions. */
export const CODE_BUCKETS: readonly CacheBucket[] = ["pages", "data", "live"];

/** Excludes related talents: a copy could still show a withdrawn talent. */
const LIVE_ANSWER = /^\/api\/(casting\/|talents\/|posts\/|campaigns\/|magazines\/|instagram$)(?!.*(\.pdf|\.zip|\/related)$)/;
const PICTURE = /^\/media\/(?!talents\/[^/]+\/videos\/)(?!.*\.(mp4|webm|ogg)$)/i;
const NO_PAGE = /^\/(api|media|page-data|static|admin)(\/|$)|\.[a-z0-9]+$/i;

/** Pages that are only a form, which cannot be sent offline. */
const FORM_PAGES: readonly string[] = [routes.scouting(), routes.removeImages(), routes.verifyContact()];

/** Null for addresses that are never cached: private pages, forms, downloads, videos and everything else. */
export const bucketOf = (pathname: string, isPage: boolean): CacheBucket | null => {
  const page = addressOfPageData(pathname.slice(1)) ?? pathname;
  if (isFamilyPath(page) || isPackagePath(page)) return null;
  if (pathname.startsWith("/page-data/")) return "data";
  if (isHashedFile(pathname.slice(1))) return "files";
  if (LIVE_ANSWER.test(pathname)) return "live";
  if (PICTURE.test(pathname)) return "pictures";
  return isPage && !NO_PAGE.test(pathname) && !FORM_PAGES.includes(splitLocale(pathname).path) ? "pages" : null;
};

/** A page is the same for every query, live data are not. */
export const keyOf = (bucket: CacheBucket, url: URL): string => (bucket === "live" ? url.href : url.origin + url.pathname);

/** Null for an address that does not show one talent. */
export const talentIdOf = (pathname: string): string | null => {
  const page = addressOfPageData(pathname.slice(1)) ?? pathname;
  const address = parseTalentAddress(page);
  if (address !== null) return address.talentId;
  const id = /^\/api\/talents\/([^/]+)$/.exec(pathname)?.[1] ?? /^\/media\/talents\/([^/]+)\//.exec(pathname)?.[1];
  return id === undefined ? null : (decodeComponent(id) ?? id);
};

/** The shell contains an offline page for each language of the site. */
export const languagesOfShell = (shell: readonly ShellFile[]): readonly Locale[] =>
  LOCALES.filter((locale) => shell.some(({ url }) => `/${url}` === localizedPath("/offline.html", locale)));

const CODE_FILE = /(^|\/)app-data\.json$/;

/** Caches of other code are never read. New content alone changes only the shell's name. */
export const cacheNames = (shell: readonly ShellFile[]) => {
  const code = shell.find(({ url }) => CODE_FILE.test(url))?.revision ?? "none";
  const named = (bucket: CacheBucket): string => (CODE_BUCKETS.includes(bucket) ? `${bucket}-${code}` : bucket);
  return { shell: `shell-${shell.map(({ revision }) => revision?.slice(0, 8)).join("-")}`, named };
};
