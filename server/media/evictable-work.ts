import type { FileOwner } from "./talent-file";

export interface WorkState {
  readonly owner: FileOwner | null;
  /** Whether the file was evicted, so that the result must not be stored. */
  isEvicted: boolean;
}

/** Tracks running tasks, since an eviction cannot delete a result that is not stored yet. */
export const createEvictableWork = () => {
  const running = new Set<WorkState>();
  return {
    run: async <Value>(owner: FileOwner | null, work: (state: WorkState) => Promise<Value>): Promise<Value> => {
      const state: WorkState = { owner, isEvicted: false };
      running.add(state);
      try {
        return await work(state);
      } finally {
        running.delete(state);
      }
    },
    evict: (isGone: (owner: FileOwner) => boolean): void => {
      for (const state of running) if (state.owner !== null && isGone(state.owner)) state.isEvicted = true;
    },
  };
};
