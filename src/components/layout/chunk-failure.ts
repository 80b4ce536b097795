const RELOADED_KEY = "reloadedForChunk";

/** Whether the error is a script or style chunk that failed to load, for example after a deploy. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === "ChunkLoadError" || /^Loading (CSS )?chunk \S+ failed/i.test(error.message));

/**
 * True on the first call until `allowReload`: the caller then reloads the page (docs/product.md, Errors). False when session
 * storage is unavailable, because the page could then reload forever.
 */
export const claimReload = (): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) !== null) return false;
    sessionStorage.setItem(RELOADED_KEY, "true");
    return true;
  } catch {
    return false;
  }
};

/** To be called after a successful navigation. */
export const allowReload = (): void => {
  try {
    sessionStorage.removeItem(RELOADED_KEY);
  } catch {
    // without storage no reload was recorded
  }
};
