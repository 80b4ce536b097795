import { setTimeout as delay } from "node:timers/promises";

/**
 * Repeats `work`, one run at a time: after the time that it returns, in milliseconds, and earlier after `wake`. `isTimed`: no `wake`
 * caused this run. `work` never rejects.
 */
export const createWakeLoop = (work: (isTimed: boolean) => Promise<number>) => {
  let timer: NodeJS.Timeout | null = null;
  let dueAt = 0;
  let running: Promise<void> | null = null;
  /** The shortest `ms` of the `wake` calls during the run. */
  let wokenMs = Infinity;
  let isStopped = true;

  const run = async (isTimed: boolean): Promise<void> => {
    wokenMs = Infinity;
    const pauseMs = await work(isTimed);
    running = null;
    if (!isStopped) runAfter(Math.min(pauseMs, wokenMs), wokenMs > pauseMs);
  };

  const runAfter = (ms: number, isTimed: boolean): void => {
    if (timer !== null) clearTimeout(timer);
    const begin = (): void => {
      running = run(isTimed);
    };
    if (ms === 0) return begin();
    dueAt = performance.now() + ms;
    timer = setTimeout(begin, ms);
    timer.unref();
  };

  return {
    start: (): void => {
      isStopped = false;
      runAfter(0, true);
    },
    /** Starts a run within `ms`: now, or after the current run. */
    wake: (ms = 0): void => {
      if (isStopped) return;
      if (running !== null) wokenMs = Math.min(wokenMs, ms);
      else if (ms === 0 || performance.now() + ms < dueAt) runAfter(ms, false);
    },
    /** Starts no more runs. */
    stop: (): void => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
    /** Resolves after the run in progress, at the latest after `withinMs`. */
    drain: async (withinMs?: number): Promise<void> => {
      const limit = withinMs === undefined ? [] : [delay(withinMs, undefined, { ref: false })];
      if (running !== null) await Promise.race([running, ...limit]);
    },
  };
};
