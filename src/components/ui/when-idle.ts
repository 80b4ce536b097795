/** Longest wait for a quiet moment, milliseconds. */
const PATIENCE_MS = 2000;

/** Calls back once the browser has nothing better to do; answers what calls it off. */
export const whenIdle = (react: () => void): (() => void) => {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(react, 0);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(react, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
};
