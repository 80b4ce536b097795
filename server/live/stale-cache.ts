import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Result } from "../../src/domain/result";
import type { DatedCopy, DiskCopies } from "./disk-copies";

export interface StaleCacheOptions<Value, Failure> {
  load: (key: string) => Promise<Result<Value, Failure>>;
  /** Where copies outlive a restart. */
  disk?: DiskCopies<Value>;
  /** A younger copy is answered without asking upstream. */
  freshMs: number;
  /** An older copy is forgotten even while upstream fails. */
  staleMs: number;
  max: number;
  now: () => number;
}

interface Copy<Value> extends DatedCopy<Value> {
  /** Until then upstream is not asked again. */
  restUntil: number;
}

/** After a failure, visitors get the stale copy at once for so long instead of waiting for the next timeout. */
const REST_AFTER_FAILURE_MS = 5_000;

/** Who can be shown a copy waits no longer than this for a newer one: an upstream that hangs takes seconds to fail. */
const PATIENCE_MS = 1_000;

/** Answers from a copy while it is fresh; many visitors cause one request; a failing upstream leaves the last good copy. */
export const createStaleCache = <Value, Failure>(options: StaleCacheOptions<Value, Failure>) => {
  const copies = new LRUCache<string, Copy<Value>>({ max: options.max });
  const flights = new Map<string, Promise<Result<Value, Failure>>>();

  const load = async (key: string): Promise<Result<Value, Failure>> => {
    const result = await options.load(key);
    const now = options.now();
    if (result.ok) {
      copies.set(key, { value: result.value, loadedAt: now, restUntil: now + options.freshMs });
      options.disk?.write(key, result.value);
      return result;
    }
    const copy = copies.get(key) ?? (await options.disk?.read(key)) ?? null;
    if (copy === null || now - copy.loadedAt > options.staleMs) return result;
    copies.set(key, { ...copy, restUntil: now + REST_AFTER_FAILURE_MS });
    return { ok: true, value: copy.value };
  };

  const get = (key: string): Promise<Result<Value, Failure>> => {
    const copy = copies.get(key);
    if (copy !== undefined && options.now() < copy.restUntil) return Promise.resolve({ ok: true, value: copy.value });
    const flight = flights.get(key) ?? load(key).finally(() => flights.delete(key));
    flights.set(key, flight);
    if (copy === undefined || options.now() - copy.loadedAt > options.staleMs) return flight;
    return Promise.race([flight, delay(PATIENCE_MS, { ok: true, value: copy.value } as const, { ref: false })]);
  };

  /** Makes every copy old, so that the next visitor sees what was just published. */
  const expire = (): void => {
    // Collected first: each change moves its entry to where the cache's own walk has yet to come.
    for (const [key, copy] of [...copies.entries()]) copies.set(key, { ...copy, restUntil: 0 });
  };

  return { get, expire, rest: async () => options.disk?.rest() };
};
