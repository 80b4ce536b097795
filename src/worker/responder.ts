import { localizedPath, splitLocale } from "../config/routes";
import type { KeptCopies } from "./kept-copies";
import { keyOf, bucketOf, talentIdOf, type CacheBucket } from "./cache-buckets";

/** The live list is fetched for eviction at most this often. */
const EVICTION_INTERVAL_MS = 60 * 60 * 1000;

/** The Accept header that browsers send for an `img`, so that their own cache answers. */
const PICTURE_ACCEPT = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

interface Dependencies {
  copies: KeptCopies;
  /** Fetches from the network; null without a connection. */
  fetchOrNull: (input: Request | string, init?: RequestInit) => Promise<Response | null>;
  /** The offline page, by its path. */
  shellPage: (path: string) => Promise<Response | undefined>;
  origin: string;
  now: () => number;
}

/** Answers requests from the network, and from stored copies without a connection. */
export const createResponder = ({ copies, fetchOrNull, shellPage, origin, now }: Dependencies) => {
  let lastEviction = 0;

  const fetchAndKeep = async (address: string, isPage: boolean): Promise<void> => {
    const url = new URL(address, origin);
    const bucket = url.origin === origin ? bucketOf(url.pathname, isPage) : null;
    if (bucket === null) return;
    const answer = await fetchOrNull(url.href, bucket === "pictures" ? { headers: { accept: PICTURE_ACCEPT } } : {});
    if (answer !== null) await copies.keep(bucket, keyOf(bucket, url), answer);
  };

  /** Deletes the copies of talents that are no longer in the live list. */
  const evictWithdrawnTalents = async (): Promise<void> => {
    if (now() - lastEviction < EVICTION_INTERVAL_MS || !(await copies.hasTalents())) return;
    const answer = await fetchOrNull(`${origin}/api/casting/todas/todos`);
    if (!answer?.ok) return;
    const { ids }: { ids: readonly string[] } = await answer.json();
    const present = new Set(ids);
    lastEviction = now();
    await copies.forget((pathname) => {
      const talentId = talentIdOf(pathname);
      return talentId !== null && !present.has(talentId);
    });
  };

  const withoutNetwork = async (bucket: CacheBucket, { pathname }: URL): Promise<Response> => {
    const page = bucket === "pages" ? await shellPage(localizedPath("/offline.html", splitLocale(pathname).locale)) : undefined;
    return page ?? Response.error();
  };

  return {
    /** `waitUntil` receives work that runs after the response. */
    respond: async (request: Request, bucket: CacheBucket, waitUntil: (work: Promise<unknown>) => void): Promise<Response> => {
      const url = new URL(request.url);
      // Hashed names never change their content.
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
      await Promise.all([fetchAndKeep(page, true), ...files.map((file) => fetchAndKeep(file, false))]);
      await copies.trim();
      await evictWithdrawnTalents();
    },
  };
};
