interface Job {
  key: string;
  isLarge: boolean;
  start: () => Promise<void>;
}

export interface DecodeTask<Value> {
  /** Rate-limit key of the sender. */
  key: string;
  /** Needs hundreds of megabytes; at most one of these runs at a time. */
  isLarge: boolean;
  work: () => Promise<Value>;
}

const MAX_RUNNING = 2;

/** A key's used time decays by half in this time. */
const HALF_LIFE_MS = 60_000;

/** A key with less used time than this is deleted. */
const NEGLIGIBLE_MS = 1;

/**
 * Runs decodes, one per rate-limit key at a time. The key that has used the least time recently goes first, so expensive
 * pictures delay only the key that sent them.
 */
export const createDecodeQueue = (clock: () => number = () => performance.now()) => {
  const waiting: Job[] = [];
  const running = new Set<Job>();
  const used = new Map<string, { ms: number; at: number }>();

  const usedBy = (key: string): number => {
    const known = used.get(key);
    return known === undefined ? 0 : known.ms * 0.5 ** ((clock() - known.at) / HALF_LIFE_MS);
  };

  const dropNegligible = (): void => {
    for (const key of used.keys()) if (usedBy(key) < NEGLIGIBLE_MS) used.delete(key);
  };

  const next = (): Job | null => {
    const current = [...running];
    const isEligible = ({ key, isLarge }: Job): boolean => current.every((job) => job.key !== key && !(job.isLarge && isLarge));
    const usage = new Map<string, number>();
    let best: Job | null = null;
    for (const job of waiting.filter(isEligible)) {
      if (!usage.has(job.key)) usage.set(job.key, usedBy(job.key));
      if (best === null || (usage.get(job.key) ?? 0) < (usage.get(best.key) ?? 0)) best = job;
    }
    return best;
  };

  const fill = (): void => {
    while (running.size < MAX_RUNNING) {
      const job = next();
      if (job === null) return;
      waiting.splice(waiting.indexOf(job), 1);
      running.add(job);
      const startedAt = clock();
      void job.start().finally(() => {
        running.delete(job);
        used.set(job.key, { ms: usedBy(job.key) + clock() - startedAt, at: clock() });
        dropNegligible();
        fill();
      });
    }
  };

  return <Value>({ key, isLarge, work }: DecodeTask<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      waiting.push({ key, isLarge, start: () => work().then(resolve, reject) });
      fill();
    });
};

export type DecodeQueue = ReturnType<typeof createDecodeQueue>;
