import { setTimeout as delay } from "node:timers/promises";
import { Agent, request } from "undici";
import { nameError } from "../../src/lib/describe-error";

export interface PurgeClientOptions {
  /** The purge addresses of all servers of the CDN; each must acknowledge every key. */
  urls: readonly string[];
  secret: string;
  warn: (sentence: string) => void;
  /** Pauses after the first, second, … failure in a row; the last one repeats. */
  pausesMs?: readonly number[];
  /** A server that has not answered after this time has not acknowledged. */
  timeoutMs?: number;
}

export interface PurgeSummary {
  acknowledged: number;
  failed: number;
  /** Keys that a server has not acknowledged yet. */
  waiting: number;
}

/** Copies end by themselves after `SHARED_SECONDS`, so a longer pause would make a purge pointless. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 5_000];

const TIMEOUT_MS = 2_000;

/** Servers accept header lines of 8 kB; these keys have less than 4 kB. */
const MAX_KEYS = 200;

/** Asks all servers of the CDN to drop the answers with given surrogate keys, and repeats it until each acknowledges with 2xx. */
export const createPurgeClient = (options: PurgeClientOptions) => {
  const targets = options.urls.map((url) => createTarget(url, options));
  const total = (count: (target: PurgeSummary) => number): number => targets.reduce((sum, { summary }) => sum + count(summary()), 0);
  return {
    purge: (keys: Iterable<string>): void => {
      const all = [...keys];
      targets.forEach((target) => target.purge(all));
    },
    summary: (): PurgeSummary => ({
      acknowledged: total(({ acknowledged }) => acknowledged),
      failed: total(({ failed }) => failed),
      waiting: total(({ waiting }) => waiting),
    }),
    /** Ends at once; copies that were not purged end by themselves. */
    stop: async (): Promise<void> => void (await Promise.all(targets.map((target) => target.stop()))),
  };
};

export type PurgeClient = ReturnType<typeof createPurgeClient>;

const createTarget = (url: string, { secret, warn, pausesMs = PAUSES_MS, timeoutMs = TIMEOUT_MS }: PurgeClientOptions) => {
  const dispatcher = new Agent({ connect: { timeout: timeoutMs } });
  const stopping = new AbortController();
  const waiting = new Set<string>();
  const counts = { acknowledged: 0, failed: 0 };
  let running: Promise<void> | null = null;
  let inFlight = 0;

  /** Null when the server has acknowledged; otherwise the reason as a word. */
  const send = async (keys: readonly string[]): Promise<string | null> => {
    try {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
      const headers = { authorization: `Bearer ${secret}`, "surrogate-key": keys.join(" ") };
      const { statusCode, body } = await request(url, { method: "POST", headers, dispatcher, signal });
      await body.dump();
      return statusCode >= 200 && statusCode < 300 ? null : `status ${statusCode}`;
    } catch (error) {
      return nameError(error);
    }
  };

  const sendAll = async (): Promise<void> => {
    for (let failures = 0; waiting.size > 0 && !stopping.signal.aborted;) {
      const keys = [...waiting].slice(0, MAX_KEYS);
      // A key that is added meanwhile is sent again: a copy may have been made after the server handled this call.
      keys.forEach((key) => waiting.delete(key));
      inFlight = keys.length;
      const failure = await send(keys);
      inFlight = 0;
      if (failure === null) {
        counts.acknowledged += 1;
        failures = 0;
        continue;
      }
      keys.forEach((key) => waiting.add(key));
      if (stopping.signal.aborted) return;
      counts.failed += 1;
      if (failures === 0) warn(`A server of the CDN has not acknowledged a purge, which is repeated: ${failure}`);
      const pause = pausesMs[Math.min(failures, pausesMs.length - 1)] ?? 0;
      failures += 1;
      await delay(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined); // aborted by `stop`
    }
  };

  return {
    purge: (keys: readonly string[]): void => {
      keys.forEach((key) => waiting.add(key));
      running ??= sendAll().finally(() => {
        running = null;
      });
    },
    summary: (): PurgeSummary => ({ ...counts, waiting: waiting.size + inFlight }),
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
      await dispatcher.destroy();
    },
  };
};
