/** Runs one build at a time; all requests during a build share the next one. */
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
    /** Builds now, or after the running build; the build begins after this call in both cases. */
    request: (): Promise<Outcome> => {
      if (next !== null) return next;
      if (running === null) return begin();
      next = running.then(begin, begin);
      return next;
    },
    /** Resolves when no build runs or waits, also after a failed build. */
    settled: async (): Promise<void> => {
      while (running !== null || next !== null) await (next ?? running)?.catch(() => undefined);
    },
    isRunning: (): boolean => running !== null,
    isWaiting: (): boolean => next !== null,
  };
};
