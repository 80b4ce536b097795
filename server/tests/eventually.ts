const PAUSE_MS = 20;
/** Ten seconds. */
const MOST_TRIES = 500;

/** Tries until the promise holds; for what happens in the background. */
export const eventually = async (check: () => void | Promise<void>): Promise<void> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await check();
    } catch (error) {
      if (tries > MOST_TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};
