/** Runs one build at a time; however many ask meanwhile, one more follows. */
export const createBuildQueue = <Outcome>(build: () => Promise<Outcome>) => {
  let running: Promise<Outcome> | null = null;
  let next: Promise<Outcome> | null = null;

  const begin = (): Promise<Outcome> => {
    next = null;
    running = build().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    /** Builds now, or once after the build under way; either begins after this call. */
    request: (): Promise<Outcome> => {
      if (next !== null) return next;
      if (running === null) return begin();
      next = running.then(begin, begin);
      return next;
    },
    isRunning: (): boolean => running !== null,
    isWaiting: (): boolean => next !== null,
  };
};
