import { setImmediate } from "node:timers/promises";

/** So many records take a few milliseconds. */
const SLICE = 500;

/** Works through a long list a slice at a time and lets whatever else waits go first in between. */
export const eachSlice = async <Item>(items: readonly Item[], work: (slice: readonly Item[]) => void): Promise<void> => {
  for (let start = 0; start < items.length; start += SLICE) {
    await setImmediate();
    work(items.slice(start, start + SLICE));
  }
};
