import { callGateway } from "./signed-call";

/** Where and how a publication is announced; the clock's waits are given so that tests need not wait. */
export type AnnouncerOptions = {
  url: string;
  secret: string;
  quietMs: number;
  longestWaitMs: number;
  retryAfterMs: readonly number[];
  onFailure: (problem: string) => void;
};

const REQUEST_TIMEOUT_MS = 10_000;

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** A withdrawal makes the site refresh its live data and nothing more. */
type Announcement = { reason: string; withdrawal?: true; erased?: readonly string[] };

export type Announcer = {
  /** Announces a change with all others of the same time. */
  publication: (reason: string) => void;
  /** Announces at once that something is no longer published, and then with the other changes. */
  withdrawal: (reason: string) => void;
  /** The same for what was deleted for good, named as `talents/401`. */
  erasure: (name: string) => void;
};

const post = async ({ url, secret }: AnnouncerOptions, announcement: Announcement): Promise<string | null> => {
  try {
    const response = await callGateway(url, secret, { ...announcement, timeoutMs: REQUEST_TIMEOUT_MS });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const deliver = async (options: AnnouncerOptions, announcement: Announcement): Promise<void> => {
  let problem = await post(options, announcement);
  for (const delay of options.retryAfterMs) {
    if (problem === null) return;
    await wait(delay);
    problem = await post(options, announcement);
  }
  if (problem !== null) options.onFailure(problem);
};

/**
 * One announcement for a burst of changes: sent when nothing has changed for `quietMs`, at the latest `longestWaitMs`
 * after the first change. A withdrawal does not wait; it is announced again with the other changes, because its
 * transaction may end only after the first announcement was answered. It never throws and never keeps a save waiting.
 */
export const createAnnouncer = (options: AnnouncerOptions): Announcer => {
  let timer: NodeJS.Timeout | null = null;
  let firstAt = 0;
  const erased = new Set<string>();

  const publication = (reason: string): void => {
    const now = Date.now();
    if (timer === null) firstAt = now;
    else clearTimeout(timer);
    const delay = Math.max(0, Math.min(options.quietMs, firstAt + options.longestWaitMs - now));
    timer = setTimeout(() => {
      timer = null;
      const names = [...erased];
      erased.clear();
      void deliver(options, names.length === 0 ? { reason } : { reason, erased: names });
    }, delay);
    timer.unref();
  };

  return {
    publication,
    withdrawal: (reason) => {
      void deliver(options, { reason, withdrawal: true });
      publication(reason);
    },
    erasure: (name) => {
      void deliver(options, { reason: "erasure", withdrawal: true, erased: [name] });
      erased.add(name);
      publication("erasure");
    },
  };
};
