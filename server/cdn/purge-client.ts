import pRetry, { type RetryContext } from "p-retry";
import { Agent, request } from "undici";
import { nameError } from "../../src/lib/describe-error";
import { PAUSES, toRetryOptions, type Pauses } from "../../src/lib/retries";

export interface PurgeClientOptions {
  /** The purge addresses of all servers of the CDN; each must acknowledge every key. */
  urls: readonly string[];
  secret: string;
  warn: (sentence: string) => void;
  pauses?: Pauses;
  /** A server that has not answered after this time has not acknowledged. */
  timeoutMs?: number;
}

export interface PurgeSummary {
  acknowledged: number;
  failed: number;
  /** Keys that a server has not acknowledged yet. */
  waiting: number;
}

const TIMEOUT_MS = 2_000;

/** Servers accept header lines of 8 kB; these keys have less than 4 kB. */
const MAX_KEYS = 200;

/** Purges surrogate keys on all servers of the CDN, and repeats each call until the server acknowledges with 2xx. */
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
    /** Aborts calls in progress; copies that were not purged expire. */
    stop: async (): Promise<void> => void (await Promise.all(targets.map((target) => target.stop()))),
  };
};

export type PurgeClient = ReturnType<typeof createPurgeClient>;

const createTarget = (url: string, { secret, warn, pauses = PAUSES.purge, timeoutMs = TIMEOUT_MS }: PurgeClientOptions) => {
  const dispatcher = new Agent({ connect: { timeout: timeoutMs } });
  const stopping = new AbortController();
  const waiting = new Set<string>();
  const counts = { acknowledged: 0, failed: 0 };
  let running: Promise<void> | null = null;
  let inFlight = 0;

  /** Rejects with a short reason, such as `status 503`. */
  const send = async (keys: readonly string[]): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]);
    const headers = { authorization: `Bearer ${secret}`, "surrogate-key": keys.join(" ") };
    const call = async (): Promise<string | null> => {
      const { statusCode, body } = await request(url, { method: "POST", headers, dispatcher, signal });
      await body.dump();
      return statusCode >= 200 && statusCode < 300 ? null : `status ${statusCode}`;
    };
    const failure = await call().catch(nameError);
    if (failure !== null) throw new Error(failure);
  };

  const onFailedAttempt = ({ error, attemptNumber }: RetryContext): void => {
    counts.failed += 1;
    if (attemptNumber === 1) warn(`A server of the CDN has not acknowledged a purge, which is repeated: ${error.message}`);
  };

  const sendAll = async (): Promise<void> => {
    const options = { ...toRetryOptions(pauses), retries: Infinity, unref: true, signal: stopping.signal, onFailedAttempt };
    while (waiting.size > 0) {
      const keys = [...waiting].slice(0, MAX_KEYS);
      // A key that is added meanwhile is sent again: a copy may have been made after the server handled this call.
      keys.forEach((key) => waiting.delete(key));
      inFlight = keys.length;
      await pRetry(() => send(keys), options);
      inFlight = 0;
      counts.acknowledged += 1;
    }
  };

  return {
    purge: (keys: readonly string[]): void => {
      keys.forEach((key) => waiting.add(key));
      running ??= sendAll()
        .catch(() => undefined) // aborted by `stop`
        .finally(() => {
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
