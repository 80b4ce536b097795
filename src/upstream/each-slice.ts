import { setImmediate } from "node:timers/promises";

/** This many records take a few milliseconds. */
const SLICE = 500;

/** Processes a long list in slices, and yields to the event loop between them. */
export const eachSlice = async <Item>(items: readonly Item[], work: (slice: readonly Item[]) => void): Promise<void> => {
  for (let start = 0; start < items.length; start += SLICE) {
    await setImmediate();
    work(items.slice(start, start + SLICE));
  }
};
