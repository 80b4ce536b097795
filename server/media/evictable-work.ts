import type { FileOwner } from "./talent-file";

/** Work on a file under way. */
export interface WorkState {
  readonly owner: FileOwner | null;
  /** True once the file was evicted: what the work made must not be kept. */
  isEvicted: boolean;
}

/** Tells work under way that its file was evicted, since an eviction cannot delete what is not stored yet. */
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
