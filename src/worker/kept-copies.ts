import { BUCKET_LIMITS, BUCKETS, CODE_BUCKETS, talentIdOf, type CacheBucket } from "./cache-buckets";

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Answers vary by the Accept header, but only the browser that requested a copy reads it. */
const ANY = { ignoreVary: true };

interface Copies {
  storage: CacheStorage;
  nameOf: (bucket: CacheBucket) => string;
  now: () => number;
}

interface Entry {
  bucket: CacheBucket;
  cache: Cache;
  request: Request;
  pathname: string;
}

export const createKeptCopies = ({ storage, nameOf, now }: Copies) => {
  const open = (bucket: CacheBucket): Promise<Cache> => storage.open(nameOf(bucket));

  const everything = async (): Promise<Entry[]> => {
    const entries = BUCKETS.map(async (bucket) => {
      const cache = await open(bucket);
      return (await cache.keys()).map((request) => ({ bucket, cache, request, pathname: new URL(request.url).pathname }));
    });
    return (await Promise.all(entries)).flat();
  };

  const isYoungerThan = (ageMs: number, copy: Response): boolean => now() - Date.parse(copy.headers.get("date") ?? "") < ageMs;

  const forget = async (isGone: (entry: Entry) => boolean): Promise<void> => {
    const gone = (await everything()).filter(isGone);
    await Promise.all(gone.map(({ cache, request }) => cache.delete(request, ANY)));
  };

  /** The path of a talent's picture contains the talent's id. */
  const forgetTalents = (isGone: (talentId: string) => boolean): Promise<void> =>
    forget(({ pathname }) => {
      const talentId = talentIdOf(pathname);
      return talentId !== null && isGone(talentId);
    });

  /** Deletes the copies of all pages and data but those of one talent, since any of them may name others. */
  const forgetLists = (): Promise<void> => forget(({ bucket, pathname }) => CODE_BUCKETS.includes(bucket) && talentIdOf(pathname) === null);

  return {
    forgetTalents,
    forgetLists,
    forgetPaths: (isGone: (pathname: string) => boolean): Promise<void> => forget(({ pathname }) => isGone(pathname)),
    /** Stores a 200 answer, unless it is `no-store` or the storage is full. */
    keep: async (bucket: CacheBucket, key: string, answer: Response): Promise<void> => {
      const isForbidden = answer.headers.get("cache-control")?.includes("no-store");
      if (answer.status !== 200 || isForbidden) return;
      const cache = await open(bucket);
      await cache.put(key, answer).catch(() => undefined); // storage is full: the answer is shown anyway
    },
    find: async (bucket: CacheBucket, key: string): Promise<Response | null> => {
      const copy = await (await open(bucket)).match(key, ANY);
      return copy !== undefined && (bucket === "files" || isYoungerThan(MAX_AGE_MS, copy)) ? copy : null;
    },
    /** For a talent's address, deletes all copies that may show the talent, in both languages. */
    forgetAddress: async (pathname: string): Promise<void> => {
      const talentId = talentIdOf(pathname);
      if (talentId === null) return forget((kept) => kept.pathname === pathname);
      await forgetTalents((id) => id === talentId);
      await forgetLists();
    },
    /** Whether a copy that may show a talent is at least this old. */
    hasTalentsOlderThan: async (ageMs: number): Promise<boolean> => {
      for (const { bucket, cache, request, pathname } of await everything()) {
        if (talentIdOf(pathname) === null && !CODE_BUCKETS.includes(bucket)) continue;
        const copy = await cache.match(request, ANY);
        if (copy !== undefined && !isYoungerThan(ageMs, copy)) return true;
      }
      return false;
    },
    /** Deletes the oldest entries above each bucket's limit. */
    trim: async (): Promise<void> => {
      for (const bucket of BUCKETS) {
        const cache = await open(bucket);
        const surplus = (await cache.keys()).slice(0, -BUCKET_LIMITS[bucket]);
        await Promise.all(surplus.map((request) => cache.delete(request, ANY)));
      }
    },
  };
};

export type KeptCopies = ReturnType<typeof createKeptCopies>;
