import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";
import { success, type Result } from "../../src/domain/result";
import { fetchOriginal, type MediaFailure } from "./fetch-original";
import type { FileOwner } from "./talent-file";
import { createSingleFlight } from "./work-queue";

interface Original {
  bytes: Buffer;
  fetchedAt: number;
  owner: FileOwner | null;
}

const MAX_BYTES = 48 * 1024 * 1024;

/** A page asks for several widths of a picture at once: its original is kept just so long. */
const FRESH_MS = 30_000;

/** Originals of the last seconds in memory, each fetched once for all who ask at the same time. */
export const createOriginals = (dispatcher: Dispatcher, now: () => number) => {
  const originals = new LRUCache<string, Original>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 1 });
  const fetchOnce = createSingleFlight<Result<Buffer, MediaFailure>>();

  return {
    get: (url: string, owner: FileOwner | null): Promise<Result<Buffer, MediaFailure>> => {
      const kept = originals.get(url);
      if (kept !== undefined && now() - kept.fetchedAt < FRESH_MS) return Promise.resolve(success(kept.bytes));
      return fetchOnce(url, async () => {
        const fetched = await fetchOriginal(url, dispatcher);
        if (fetched.ok) originals.set(url, { bytes: fetched.value, fetchedAt: now(), owner });
        return fetched;
      });
    },
    evict: (isGone: (owner: FileOwner) => boolean): void => evictOwned(originals, isGone),
  };
};

/** Deletes the entries of owners that are gone. */
export const evictOwned = <Value extends { owner: FileOwner | null }>(cache: LRUCache<string, Value>, isGone: (owner: FileOwner) => boolean): void => {
  for (const [key, { owner }] of [...cache.entries()]) if (owner !== null && isGone(owner)) cache.delete(key);
};
