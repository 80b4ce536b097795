import { setTimeout as delay } from "node:timers/promises";

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
