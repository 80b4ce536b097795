import { setTimeout as delay } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { success, type Result } from "../../src/domain/result";
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
  /** Whether the upstream is known to be down: a stale copy, also from disk, is then returned at once. False by default. */
  isUpstreamDown?: () => boolean;
}

interface Copy<Value> extends DatedCopy<Value> {
  /** The value of `generation` when the load of the copy began; null for one from the disk. */
  loadedIn: number | null;
}

/** After a failure the stale copy is answered at once for this long, so that visitors do not wait for the next timeout. */
const RETRY_AFTER_FAILURE_MS = 5_000;

/** With a stale copy available, wait at most this long for a fresh one: an upstream that hangs takes seconds to fail. */
const PATIENCE_MS = 1_000;

/** Caches results by key: shares one load between simultaneous readers, and answers the stale copy while loads fail. */
export const createStaleCache = <Value, Failure>(options: StaleCacheOptions<Value, Failure>) => {
  type Answer = Result<Value, Failure>;
  const copies = new LRUCache<string, Copy<Value>>({ max: options.max });
  /** Raised by `expire`. A load of an earlier generation answers its own readers and stores nothing. */
  let generation = 0;
  /** Loads in progress, also of earlier generations. */
  const running = new Set<Promise<unknown>>();

  /** Fresh answers of this generation, and running loads. */
  const answers = new LRUCache<string, Answer>({
    max: options.max,
    perf: { now: options.now },
    ttlResolution: 0,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _former, { options: entry }) => {
      const startedIn = generation;
      const result = await options.load(key);
      entry.ttl = result.ok ? options.freshMs : RETRY_AFTER_FAILURE_MS;
      if (result.ok && startedIn === generation) store(key, result.value);
      const copy = result.ok ? undefined : await findCopy(key);
      return copy === undefined ? result : success(copy.value);
    },
  });

  /** Joins or starts a load. A failure without a copy is not kept for the next call. */
  const load = (key: string): Promise<Answer> => {
    const flight = answers.forceFetch(key);
    running.add(flight);
    const forgetFailure = (answer: Answer): unknown => !answer.ok && answers.peek(key) === answer && answers.delete(key);
    // Waiting readers get the rejection; without a reader it must not end the process.
    flight.then(forgetFailure, () => undefined).finally(() => running.delete(flight));
    return flight;
  };

  /** The last good copy, also from the disk, unless it is too old. */
  const findCopy = async (key: string): Promise<Copy<Value> | undefined> => {
    const stored = copies.has(key) ? null : await options.disk?.read(key);
    if (stored && !copies.has(key)) copies.set(key, { ...stored, loadedIn: null });
    return copyInMemory(key);
  };

  const copyInMemory = (key: string): Copy<Value> | undefined => {
    const copy = copies.get(key);
    return copy === undefined || options.now() - copy.loadedAt > options.staleMs ? undefined : copy;
  };

  const store = (key: string, value: Value): void => {
    copies.set(key, { value, loadedAt: options.now(), loadedIn: generation });
    options.disk?.write(key, value);
  };

  const get = async (key: string): Promise<Answer> => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const flight = load(key);
    const isDown = options.isUpstreamDown?.() ?? false;
    const copy = isDown ? await findCopy(key) : copyInMemory(key);
    if (copy === undefined) return flight;
    return isDown ? success(copy.value) : Promise.race([flight, delay(PATIENCE_MS, success(copy.value), { ref: false })]);
  };

  /**
   * The value of a load that began after the last `expire`, for decisions that must not rest on an older copy or one from the
   * disk. Waits for that load; null when it fails.
   */
  const getCurrent = async (key: string): Promise<Value | null> => {
    const startedIn = generation;
    await (copies.get(key)?.loadedIn === generation ? get(key) : load(key));
    if (startedIn !== generation) return getCurrent(key);
    const copy = copyInMemory(key);
    return copy?.loadedIn === generation ? copy.value : null;
  };

  /** Makes every copy stale and ignores running loads, so that the next calls return what was just published. */
  const expire = (): void => {
    generation += 1;
    answers.clear();
  };

  const drain = async (): Promise<void> => {
    await Promise.allSettled(running);
    await options.disk?.drain();
  };

  return { get, getCurrent, expire, drain };
};
