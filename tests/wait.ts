import { SLOWNESS } from "./setup/slowness";

const POLL_MS = 20;

/** Limit of a wait for which a test names none. */
const PATIENCE_S = 60;

export const PATIENCE_MS = PATIENCE_S * 1000 * SLOWNESS;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/**
 * Polls until the condition is truthy, and returns its value; rejects after the limit, which is longer on a slow machine. For states
 * without an event to wait for.
 */
export const waitUntil = async <Value>(
  what: string,
  condition: () => Promise<Value>,
  seconds = PATIENCE_S,
): Promise<Exclude<Value, false | null | undefined>> => {
  for (const end = Date.now() + seconds * 1000 * SLOWNESS; Date.now() < end;) {
    const value = await condition();
    if (value) return value as Exclude<Value, false | null | undefined>;
    await pause();
  }
  throw new Error(`Not within ${seconds * SLOWNESS} s: ${what}.`);
};

/** Repeats an assertion until it passes; rejects with its last error after the limit, as `waitUntil` does. */
export const waitFor = async (assertion: () => void | Promise<void>, seconds = PATIENCE_S): Promise<void> => {
  for (const end = Date.now() + seconds * 1000 * SLOWNESS; ;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause();
  }
};
