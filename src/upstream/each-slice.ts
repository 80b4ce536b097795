import { setImmediate } from "node:timers/promises";

/** Number of records that take a few milliseconds. */
const SLICE = 500;

/** Yields to the event loop before each slice. */
export const eachSlice = async <Item>(items: readonly Item[], work: (slice: readonly Item[]) => void): Promise<void> => {
  for (let start = 0; start < items.length; start += SLICE) {
    await setImmediate();
    work(items.slice(start, start + SLICE));
  }
};
