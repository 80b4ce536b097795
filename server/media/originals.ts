import { LRUCache } from "lru-cache";
import type { Dispatcher } from "undici";
import { failure, type Result } from "../../src/domain/result";
import { fetchOriginal, type FetchedOriginal, type MediaFailure } from "./fetch-original";
import { createMediaHosts } from "./media-host";
import type { FileOwner } from "./talent-file";
import { createSingleFlight } from "../lib/work-queue";

/** An original's address, and the talent's file that it is; null for editorial content. */
export interface OriginalSource {
  url: string;
  owner: FileOwner | null;
}

interface CachedOriginal {
  original: FetchedOriginal;
  owner: FileOwner | null;
}

export interface OriginalsOptions {
  dispatcher: Dispatcher;
  now: () => number;
  /** Maximum of waiting pictures per host. */
  waiting: number;
}

type OriginalHandler<Value> = (bytes: Buffer) => Promise<Result<Value, MediaFailure>>;

const MAX_BYTES = 48 * 1024 * 1024;

/** The size that a failure counts as. */
const FAILURE_BYTES = 1_024;

/** Pages request several widths of a picture at once; originals and failures are cached for this time. */
const TTL_MS = 30_000;

/** Simultaneous calls share one request. */
export const createOriginals = ({ dispatcher, now, waiting }: OriginalsOptions) => {
  const originals = new LRUCache<string, CachedOriginal>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ original }) => FAILURE_BYTES + (original.ok ? original.value.length : 0),
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const fetchOnce = createSingleFlight<FetchedOriginal>();
  const hostOf = createMediaHosts({ now, waiting });

  const fetch = async (url: string): Promise<FetchedOriginal | null> => {
    const fetched = await hostOf(url).circuit.attempt(
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
      return original ?? failure("unavailable"); // not requested, so not cached
    });
  };

  const readCached = async <Value>(source: OriginalSource, handle: OriginalHandler<Value>): Promise<Result<Value, MediaFailure>> => {
    const original = await get(source);
    if (!original.ok) return original;
    const result = await handle(original.value);
    if (!result.ok) originals.set(keyOf(source), { original: result, owner: source.owner });
    return result;
  };

  const fetchUncached = async <Value>(url: string, handle: OriginalHandler<Value>): Promise<Result<Value, MediaFailure>> => {
    const original = (await fetch(url)) ?? failure("unavailable" as const);
    return original.ok ? handle(original.value) : original;
  };

  // The slot is released after decoding, so that the number of originals in memory is limited.
  const inQueue = async <Value>(
    url: string,
    work: () => Promise<Result<Value, MediaFailure>>,
  ): Promise<Result<Value, MediaFailure | "busy">> => hostOf(url).queue(work) ?? failure("busy");

  return {
    /** Passes an original to a handler, whose failure is cached like a failed request. */
    read: <Value>(source: OriginalSource, handle: OriginalHandler<Value>) => inQueue(source.url, () => readCached(source, handle)),
    readUncached: <Value>({ url }: OriginalSource, handle: OriginalHandler<Value>) => inQueue(url, () => fetchUncached(url, handle)),
    evict: (isGone: (owner: FileOwner) => boolean): void => {
      originals.purgeStale(); // `entries` does not list stale entries
      evictOwned(originals, isGone);
    },
    forgetFailures: (): void => {
      for (const [key, { original }] of [...originals.entries()]) if (!original.ok) originals.delete(key);
    },
  };
};

/** Contains the owner, since two talents may have the same file and only one may be withdrawn. */
const keyOf = ({ url, owner }: OriginalSource): string => JSON.stringify([url, owner]);

export const evictOwned = <Value extends { owner: FileOwner | null }>(
  cache: LRUCache<string, Value>,
  isGone: (owner: FileOwner) => boolean,
): void => {
  for (const [key, { owner }] of [...cache.entries()]) if (owner !== null && isGone(owner)) cache.delete(key);
};
