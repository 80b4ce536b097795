const PATIENCE_S = 30;
const PAUSE_MS = 200;

/** Asks again and again until it is so: for what no single wait of Playwright's can tell. */
export const until = async (what: string, isTrue: () => Promise<boolean>, seconds = PATIENCE_S): Promise<void> => {
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`not within ${seconds} s: ${what}`);
};
