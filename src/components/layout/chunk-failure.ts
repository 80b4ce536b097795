const RELOADED_KEY = "reloadedForChunk";

/** Whether a part of the site's script could not be loaded: after a deploy, or on a bad line. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === "ChunkLoadError" || /^Loading (CSS )?chunk \S+ failed/i.test(error.message));

/**
 * True once, until `forgetReload`: the page is then to be loaded anew (specification §8). False where the browser keeps
 * nothing for us, because nobody could then tell the second time from the first.
 */
export const mayReload = (): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) return false;
    sessionStorage.setItem(RELOADED_KEY, "true");
    return true;
  } catch {
    return false;
  }
};

/** The visitor went on to another page, so the script works again. */
export const forgetReload = (): void => {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // without storage there was no reload
  }
};
