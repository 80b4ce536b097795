const IDLE_TIMEOUT_MS = 2000;

/** Returns a function that cancels. */
export const whenIdle = (callback: () => void): (() => void) => {
  if (typeof window.requestIdleCallback === "function") {
    const handle = window.requestIdleCallback(callback, { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = window.setTimeout(callback, IDLE_TIMEOUT_MS / 10);
  return () => window.clearTimeout(timer);
};
