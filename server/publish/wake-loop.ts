/**
 * Repeats `work`, one run at a time: after the time that it returns, in milliseconds, and at once after `wake`. `isTimed`: no `wake`
 * caused this run. `work` never rejects.
 */
export const createWakeLoop = (work: (isTimed: boolean) => Promise<number>) => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isAwake = false;
  let isStopped = true;

  const run = async (isTimed: boolean): Promise<void> => {
    isAwake = false;
    const pauseMs = await work(isTimed);
    running = null;
    if (isStopped) return;
    if (isAwake) return begin(false);
    timer = setTimeout(() => begin(true), pauseMs);
    timer.unref();
  };

  const begin = (isTimed: boolean): void => {
    if (timer !== null) clearTimeout(timer);
    running = run(isTimed);
  };

  return {
    start: (): void => {
      isStopped = false;
      begin(true);
    },
    wake: (): void => {
      if (isStopped) return;
      if (running === null) begin(false);
      else isAwake = true;
    },
    stop: (): void => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
    },
    /** Resolves after the run in progress. */
    drain: async (): Promise<void> => void (await running),
  };
};
