import { setTimeout as delay } from "node:timers/promises";

export interface BoundedCallsOptions {
  /** A call that takes longer is rejected. */
  timeoutMs: number;
  /** After a failure, calls are rejected at once for this time; then one of them is tried. */
  pauseMs: number;
}

/** Calls of the shared database that a visitor waits for. They reject early while the database is away, so that requests do not wait. */
export const createBoundedCalls = ({ timeoutMs, pauseMs }: BoundedCallsOptions) => {
  let hasFailed = false;
  let pausedUntil = 0;

  const pause = (): void => {
    pausedUntil = performance.now() + pauseMs;
  };

  return {
    /** Whether the last call failed. */
    hasFailed: (): boolean => hasFailed,
    run: async <Value>(call: () => Promise<Value>): Promise<Value> => {
      if (performance.now() < pausedUntil) throw new Error("the shared database is away");
      // While one call tries, the others are rejected.
      if (hasFailed) pause();
      try {
        const value = await within(timeoutMs, call());
        hasFailed = false;
        pausedUntil = 0;
        return value;
      } catch (error) {
        hasFailed = true;
        pause();
        throw error;
      }
    },
  };
};

export type BoundedCalls = ReturnType<typeof createBoundedCalls>;

/** Rejects when the promise takes longer. */
export const within = async <Value>(timeoutMs: number, promise: Promise<Value>): Promise<Value> => {
  const ended = new AbortController();
  const timeout = delay(timeoutMs, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error("the shared database did not answer in time");
  });
  // The promise that loses the race may reject later.
  for (const one of [timeout, promise]) one.catch(() => undefined);
  return Promise.race([promise, timeout]).finally(() => ended.abort());
};
