import { localizedPath, splitLocale } from "../config/routes";
import { PARTS_VERSION } from "../domain/casting-part-names";
import type { Locale } from "../domain/locale";
import type { KeptCopies } from "./kept-copies";
import { addressOfPageData } from "../lib/gatsby-files";
import { keyOf, bucketOf, type CacheBucket } from "./cache-buckets";

/** Minimum time between two fetches of the live list for eviction; only when a copy that may show a talent is older. */
const EVICTION_INTERVAL_MS = 60 * 60 * 1000;

const ALL_NAMES = `/api/casting/todas/todos?part=names&v=${PARTS_VERSION}`;

/** The ids of the last fetch for eviction are kept under this address, which no page requests. */
const LAST_IDS = "/api/casting/todas/todos?ids=last";

/** Also maps the address of a page's data to the page. */
const pageOf = (pathname: string): string => addressOfPageData(pathname.slice(1)) ?? pathname;

/** Browsers send this Accept header for an `img`; with the same one, their own cache answers. */
const PICTURE_ACCEPT = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

const readIds = async (list: Response): Promise<readonly string[]> => {
  const { ids }: { ids: readonly string[] } = await list.json();
  return ids;
};

interface Dependencies {
  copies: KeptCopies;
  /** Null without a connection. */
  fetchOrNull: (input: Request | string, init?: RequestInit) => Promise<Response | null>;
  /** `path`: that of an offline page. */
  shellPage: (path: string) => Promise<Response | undefined>;
  origin: string;
  languages: readonly Locale[];
  now: () => number;
}

/** Uses stored copies without a connection, and when the server fails. */
export const createResponder = ({ copies, fetchOrNull, shellPage, origin, languages, now }: Dependencies) => {
  let lastEviction = 0;

  const fetchAndKeep = async (address: string, { isPage, cache }: { isPage: boolean; cache: RequestCache }): Promise<void> => {
    const url = new URL(address, origin);
    const bucket = url.origin === origin ? bucketOf(url.pathname, isPage) : null;
    if (bucket === null) return;
    const answer = await fetchOrNull(url.href, { cache, ...(bucket === "pictures" && { headers: { accept: PICTURE_ACCEPT } }) });
    if (answer !== null) await copies.keep(bucket, keyOf(bucket, url), answer);
  };

  /**
   * Deletes the copies of talents that are not in the live list; and those of all lists when a talent has left it since the last fetch, or
   * when that fetch is not known.
   */
  const evictWithdrawnTalents = async (): Promise<void> => {
    const isRecent = now() - lastEviction < EVICTION_INTERVAL_MS;
    if (isRecent || !(await copies.hasTalentsOlderThan(EVICTION_INTERVAL_MS))) return;
    const answer = await fetchOrNull(origin + ALL_NAMES);
    if (!answer?.ok) return;
    const ids = await readIds(answer);
    const present = new Set(ids);
    lastEviction = now();
    await copies.forgetTalents((talentId) => !present.has(talentId));
    const last = await copies.find("live", origin + LAST_IDS);
    if (last === null || !(await readIds(last)).every((id) => present.has(id))) await copies.forgetLists();
    const headers = { date: new Date(now()).toUTCString() };
    await copies.keep("live", origin + LAST_IDS, new Response(JSON.stringify({ ids }), { headers }));
  };

  /** Returns the offline page. A page in a language that the site no longer has redirects to the Portuguese one, as online. */
  const withoutNetwork = async (bucket: CacheBucket, url: URL): Promise<Response> => {
    const { locale, path } = splitLocale(url.pathname);
    const isPage = bucket === "pages";
    if (isPage && !languages.includes(locale)) return Response.redirect(origin + path + url.search, 302);
    const page = isPage ? await shellPage(localizedPath("/offline.html", locale)) : undefined;
    return page ?? Response.error();
  };

  return {
    /** Deletes the copies of pages in languages that the site no longer has. */
    evictFormerLanguages: (): Promise<void> => copies.forgetPaths((pathname) => !languages.includes(splitLocale(pageOf(pathname)).locale)),
    /** `waitUntil` receives work that runs after the response. */
    respond: async (request: Request, bucket: CacheBucket, waitUntil: (work: Promise<unknown>) => void): Promise<Response> => {
      const url = new URL(request.url);
      // Hashed files never change.
      const final = bucket === "files" ? await copies.find(bucket, keyOf(bucket, url)) : null;
      if (final !== null) return final;
      const answer = await fetchOrNull(request);
      if (answer === null || answer.status >= 500) {
        return (await copies.find(bucket, keyOf(bucket, url))) ?? answer ?? withoutNetwork(bucket, url);
      }
      const isGone = answer.status === 404 || answer.status === 410;
      waitUntil(isGone ? copies.forgetAddress(url.pathname) : copies.keep(bucket, keyOf(bucket, url), answer.clone()));
      return answer;
    },
    /** Stores a visited page, and files that were loaded before the worker took control. */
    remember: async (page: string, files: readonly string[]): Promise<void> => {
      // First, so that the visited page stays.
      await evictWithdrawnTalents();
      // If there are files, the browser has just loaded them and the page, so its own cache answers without a request.
      const cache = files.length > 0 ? "force-cache" : "default";
      await Promise.all([
        fetchAndKeep(page, { isPage: true, cache }),
        ...files.map((file) => fetchAndKeep(file, { isPage: false, cache })),
      ]);
      await copies.trim();
    },
  };
};
