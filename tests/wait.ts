const POLL_MS = 20;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Polls until the condition is truthy, and returns its value; rejects after the timeout. For states without an event to wait for. */
export const waitUntil = async <Value>(
  what: string,
  condition: () => Promise<Value>,
  seconds = 30,
): Promise<Exclude<Value, false | null | undefined>> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    const value = await condition();
    if (value) return value as Exclude<Value, false | null | undefined>;
    await pause();
  }
  throw new Error(`Not within ${seconds} s: ${what}.`);
};

/** Repeats an assertion until it passes; rejects with its last error after the timeout. */
export const waitFor = async (assertion: () => void | Promise<void>, seconds = 20): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; ;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await pause();
  }
};
