import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";
import { failure, type Result } from "../../src/domain/result";
import { fetchOriginal, type FetchedOriginal, type MediaFailure } from "./fetch-original";
import { createMediaHosts } from "./media-host";
import type { FileOwner } from "./talent-file";
import { createSingleFlight } from "../lib/work-queue";

/** An original's address, and the talent's file that it shows; null for the site's own content. */
export interface OriginalSource {
  url: string;
  owner: FileOwner | null;
}

interface KeptOriginal {
  original: FetchedOriginal;
  owner: FileOwner | null;
}

export interface OriginalsOptions {
  dispatcher: Dispatcher;
  now: () => number;
  /** How many pictures of one host may wait. */
  waiting: number;
}

type OriginalHandler<Value> = (bytes: Buffer) => Promise<Result<Value, MediaFailure>>;

const MAX_BYTES = 48 * 1024 * 1024;

/** Counted for a failure, which holds no bytes, so that the cache stays small. */
const FAILURE_BYTES = 1_024;

/** A page asks for several widths of a picture at once; a failing original is not asked for again in this time. */
const KEPT_MS = 30_000;

/** Fetches originals, each once for all who ask at the same time; keeps answers and failures for some seconds, in memory. */
export const createOriginals = ({ dispatcher, now, waiting }: OriginalsOptions) => {
  const originals = new LRUCache<string, KeptOriginal>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ original }) => FAILURE_BYTES + (original.ok ? original.value.length : 0),
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const fetchOnce = createSingleFlight<FetchedOriginal>();
  const hostOf = createMediaHosts({ now, waiting });

  const fetch = async (url: string): Promise<FetchedOriginal | null> => {
    const fetched = await hostOf(url).attempt(
      () => fetchOriginal(url, dispatcher),
      ({ outcome }) => outcome,
    );
    return fetched?.original ?? null;
  };

  const get = async (source: OriginalSource): Promise<FetchedOriginal> => {
    const key = keyOf(source);
    const kept = originals.get(key);
    if (kept !== undefined) return kept.original;
    return fetchOnce(key, async () => {
      const original = await fetch(source.url);
      if (original !== null) originals.set(key, { original, owner: source.owner });
      return original ?? failure("unavailable"); // not asked for, so nothing to remember
    });
  };

  const readKept = async <Value>(source: OriginalSource, handle: OriginalHandler<Value>): Promise<Result<Value, MediaFailure>> => {
    const original = await get(source);
    if (!original.ok) return original;
    const result = await handle(original.value);
    if (!result.ok) originals.set(keyOf(source), { original: result, owner: source.owner });
    return result;
  };

  const fetchUnkept = async <Value>(url: string, handle: OriginalHandler<Value>): Promise<Result<Value, MediaFailure>> => {
    const original = (await fetch(url)) ?? failure("unavailable" as const);
    return original.ok ? handle(original.value) : original;
  };

  // The slot is held until the original was handled: the bytes that wait for a decoder stay bounded.
  const inQueue = async <Value>(
    url: string,
    work: () => Promise<Result<Value, MediaFailure>>,
  ): Promise<Result<Value, MediaFailure | "busy">> => hostOf(url).queue(work) ?? failure("busy");

  return {
    /** Passes an original to a handler, whose failure is remembered like a failure to fetch. */
    read: <Value>(source: OriginalSource, handle: OriginalHandler<Value>) => inQueue(source.url, () => readKept(source, handle)),
    /** The same, with nothing kept. */
    readUnkept: <Value>({ url }: OriginalSource, handle: OriginalHandler<Value>) => inQueue(url, () => fetchUnkept(url, handle)),
    evict: (isGone: (owner: FileOwner) => boolean): void => {
      originals.purgeStale(); // the walk over its entries leaves out those
      evictOwned(originals, isGone);
    },
    /** Forgets which originals failed. */
    forgetFailures: (): void => {
      for (const [key, { original }] of [...originals.entries()]) if (!original.ok) originals.delete(key);
    },
  };
};

/** With the owner, so that the withdrawal of one talent takes no original from another who shows the same file. */
const keyOf = ({ url, owner }: OriginalSource): string => JSON.stringify([url, owner]);

/** Deletes the entries of owners that are gone. */
export const evictOwned = <Value extends { owner: FileOwner | null }>(
  cache: LRUCache<string, Value>,
  isGone: (owner: FileOwner) => boolean,
): void => {
  for (const [key, { owner }] of [...cache.entries()]) if (owner !== null && isGone(owner)) cache.delete(key);
};
