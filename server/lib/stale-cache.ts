import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Result } from "../../src/domain/result";
import type { DatedCopy, DiskCopies } from "./disk-copies";

export interface StaleCacheOptions<Value, Failure> {
  load: (key: string) => Promise<Result<Value, Failure>>;
  /** Copies that outlive a restart. */
  disk?: DiskCopies<Value>;
  /** A younger copy is answered without a load. */
  freshMs: number;
  /** An older copy is not answered even while loads fail. */
  staleMs: number;
  max: number;
  now: () => number;
  /** Whether upstream is known not to answer now: a stale copy, on disk too, is then answered at once. False where not given. */
  isUpstreamAway?: () => boolean;
}

interface Copy<Value> extends DatedCopy<Value> {
  /** The value of `generation` when the copy was loaded or last reused after a failure. */
  generation: number;
  /** The value of `generation` when the load of the copy began; null for one from the disk. */
  loadedIn: number | null;
  /** Until then the copy is answered without a load. */
  retryAfter: number;
}

/** After a failure the stale copy is answered at once for this long, so that visitors do not wait for the next timeout. */
const RETRY_AFTER_FAILURE_MS = 5_000;

/** With a stale copy available, wait at most this long for a fresh one: an upstream that hangs takes seconds to fail. */
const PATIENCE_MS = 1_000;

/** Caches results by key: shares one load between simultaneous readers, and answers the stale copy while loads fail. */
export const createStaleCache = <Value, Failure>(options: StaleCacheOptions<Value, Failure>) => {
  const copies = new LRUCache<string, Copy<Value>>({ max: options.max });
  /** Raised by `expire`. A load of an earlier generation answers its own readers and stores nothing. */
  let generation = 0;

  const load = async (key: string, startedIn: number): Promise<Result<Value, Failure>> => {
    const result = await options.load(key);
    if (result.ok) {
      if (startedIn === generation) store(key, result.value);
      return result;
    }
    const copy = copies.get(key) ?? (await readDisk(key));
    if (copy === undefined || isTooOld(copy)) return result;
    if (startedIn === generation) copies.set(key, { ...copy, generation, retryAfter: options.now() + RETRY_AFTER_FAILURE_MS });
    return { ok: true, value: copy.value };
  };

  const flights = createFlights((key) => load(key, generation));

  const isTooOld = ({ loadedAt }: Copy<Value>): boolean => options.now() - loadedAt > options.staleMs;

  /** The copy on disk, as a stale one in memory; what was loaded meanwhile stays. */
  const readDisk = async (key: string): Promise<Copy<Value> | undefined> => {
    const stored = await options.disk?.read(key);
    if (stored && !copies.has(key)) copies.set(key, { ...stored, generation, loadedIn: null, retryAfter: 0 });
    return copies.get(key);
  };

  const store = (key: string, value: Value): void => {
    const now = options.now();
    copies.set(key, { value, loadedAt: now, generation, loadedIn: generation, retryAfter: now + options.freshMs });
    options.disk?.write(key, value);
  };

  const answerWhileAway = async (key: string, flight: Promise<Result<Value, Failure>>): Promise<Result<Value, Failure>> => {
    const copy = copies.get(key) ?? (await readDisk(key));
    return copy === undefined || isTooOld(copy) ? flight : { ok: true, value: copy.value };
  };

  const get = (key: string): Promise<Result<Value, Failure>> => {
    const copy = copies.get(key);
    if (copy?.generation === generation && options.now() < copy.retryAfter) return Promise.resolve({ ok: true, value: copy.value });
    const flight = flights.join(key);
    if (options.isUpstreamAway?.()) return answerWhileAway(key, flight);
    if (copy === undefined || isTooOld(copy)) return flight;
    return Promise.race([flight, delay(PATIENCE_MS, { ok: true, value: copy.value } as const, { ref: false })]);
  };

  /**
   * The value of a load that began after the last `expire`, for decisions that must not rest on an older copy or one from the
   * disk. Waits for that load; null when it fails.
   */
  const getCurrent = async (key: string): Promise<Value | null> => {
    const startedIn = generation;
    await (copies.get(key)?.loadedIn === generation ? get(key) : reload(key));
    if (startedIn !== generation) return getCurrent(key);
    const copy = copies.get(key);
    return copy === undefined || copy.loadedIn !== generation || isTooOld(copy) ? null : copy.value;
  };

  /** Joins or starts a load, but for a moment after a failure. */
  const reload = async (key: string): Promise<void> => {
    const copy = copies.get(key);
    if (copy?.generation === generation && options.now() < copy.retryAfter) return;
    await flights.join(key);
  };

  /** Makes every copy stale and forgets the loads under way, so that the next readers see what was just published. */
  const expire = (): void => {
    generation += 1;
    flights.clear();
  };

  return { get, getCurrent, expire, drain: async () => options.disk?.drain() };
};

/** Shares one load of a key between the readers of the same moment. */
const createFlights = <Loaded>(load: (key: string) => Promise<Loaded>) => {
  const flights = new Map<string, Promise<Loaded>>();
  const start = (key: string): Promise<Loaded> => {
    const flight = load(key).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    flights.set(key, flight);
    flight.catch(() => undefined); // a rejection reaches the readers that wait; without any it must not end the process
    return flight;
  };
  return { join: (key: string): Promise<Loaded> => flights.get(key) ?? start(key), clear: () => flights.clear() };
};
