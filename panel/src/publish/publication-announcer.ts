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

const post = async ({ url, secret }: AnnouncerOptions, reason: string): Promise<string | null> => {
  try {
    const response = await callGateway(url, secret, { reason, timeoutMs: REQUEST_TIMEOUT_MS });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const deliver = async (options: AnnouncerOptions, reason: string): Promise<void> => {
  let problem = await post(options, reason);
  for (const delay of options.retryAfterMs) {
    if (problem === null) return;
    await wait(delay);
    problem = await post(options, reason);
  }
  if (problem !== null) options.onFailure(problem);
};

/**
 * One announcement for a burst of changes: sent when nothing has changed for `quietMs`, at the latest `longestWaitMs`
 * after the first change. It never throws and never keeps a save waiting.
 */
export const createAnnouncer = (options: AnnouncerOptions): ((reason: string) => void) => {
  let timer: NodeJS.Timeout | null = null;
  let firstAt = 0;

  return (reason) => {
    const now = Date.now();
    if (timer === null) firstAt = now;
    else clearTimeout(timer);
    const delay = Math.max(0, Math.min(options.quietMs, firstAt + options.longestWaitMs - now));
    timer = setTimeout(() => {
      timer = null;
      void deliver(options, reason);
    }, delay);
    timer.unref();
  };
};
