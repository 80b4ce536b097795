const PATIENCE_S = 30;
const PAUSE_MS = 20;

/** Asks until the answer is truthy, and returns it; fails after so many seconds. For what no event and no wait of Playwright's tells. */
export const until = async <Value>(
  what: string,
  ask: () => Promise<Value>,
  seconds = PATIENCE_S,
): Promise<Exclude<Value, false | null | undefined>> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    const answer = await ask();
    if (answer) return answer as Exclude<Value, false | null | undefined>;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Not within ${seconds} s: ${what}.`);
};
