import { parseTalentAddress, routes, splitLocale } from "../config/routes";
import type { ShellFile } from "./worker-scope";
import { decodeComponent } from "../lib/url";

/** Kinds of what is kept, each in a cache of its own. */
export const SHELVES = ["pages", "data", "live", "files", "pictures"] as const;

export type Shelf = (typeof SHELVES)[number];

/** Most entries of each; the ones that were asked for longest ago go first. */
export const SHELF_LIMITS: Readonly<Record<Shelf, number>> = { pages: 60, data: 250, live: 120, files: 200, pictures: 400 };

/** What belongs to one state of the site's code; hashed files and pictures outlast it. */
const CODE_SHELVES: readonly Shelf[] = ["pages", "data", "live"];

/** Names that Gatsby's build gives to scripts and styles, and whatever lies in `static/`; the gateway calls them immutable. */
const HASHED_FILE = /^\/([^/]+[-.][0-9a-f]{16,32}\.(js|css)|static\/(?!d\/).+)$/;
const LIVE_ANSWER = /^\/api\/(casting\/|talents\/|posts\/|campaigns\/|magazines\/|instagram$)(?!.*\.(pdf|zip)$)/;
const PICTURE = /^\/media\/(?!talents\/[^/]+\/videos\/)(?!.*\.(mp4|webm|ogg)$)/i;
const NO_PAGE = /^\/(api|media|page-data|static|admin)(\/|$)|\.[a-z0-9]+$/i;

/** Pages that are nothing but a form: without a connection they would promise what cannot be done. */
const FORM_PAGES: readonly string[] = [routes.scouting(), routes.removeImages(), routes.verifyContact()];

/** Where an address is kept; null for what never is: forms and their answers, downloads, videos, whatever else there is. */
export const shelfOf = (pathname: string, isPage: boolean): Shelf | null => {
  if (pathname.startsWith("/page-data/")) return "data";
  if (HASHED_FILE.test(pathname)) return "files";
  if (LIVE_ANSWER.test(pathname)) return "live";
  if (PICTURE.test(pathname)) return "pictures";
  return isPage && !NO_PAGE.test(pathname) && !FORM_PAGES.includes(splitLocale(pathname).path) ? "pages" : null;
};

/** A page is the same whatever its query says; live data is not. */
export const keyOf = (shelf: Shelf, url: URL): string => (shelf === "live" ? url.href : url.origin + url.pathname);

/** Whom an address shows; null where it is nobody's. */
export const talentIdOf = (pathname: string): string | null => {
  const page = /^\/page-data(\/.+)\/page-data\.json$/.exec(pathname)?.[1] ?? pathname;
  const address = parseTalentAddress(page);
  if (address !== null) return address.talentId;
  const id = /^\/api\/talents\/([^/]+)$/.exec(pathname)?.[1] ?? /^\/media\/talents\/([^/]+)\//.exec(pathname)?.[1];
  return id === undefined ? null : (decodeComponent(id) ?? id);
};

/** Copies in the bucket "pictures" of older code do not tell whose they are; under a new name they are deleted. */
const OWN_NAMES: Readonly<Partial<Record<Shelf, string>>> = { pictures: "pictures-by-talent" };

const CODE_FILE = /(^|\/)app-data\.json$/;

/** Caches of this release by name: what another code wrote is never read, and content alone changes none but the shell. */
export const cacheNames = (shell: readonly ShellFile[]) => {
  const code = shell.find(({ url }) => CODE_FILE.test(url))?.revision ?? "none";
  const named = (shelf: Shelf): string => (CODE_SHELVES.includes(shelf) ? `${shelf}-${code}` : (OWN_NAMES[shelf] ?? shelf));
  return { shell: `shell-${shell.map(({ revision }) => revision?.slice(0, 8)).join("-")}`, named };
};
