import { useEffect } from "react";
import { useBrowserLayoutEffect } from "../../components/ui/use-browser-layout-effect";

const KEY = "castingScroll";

/** `top` is in pixels. */
interface StoredScroll {
  address: string;
  top: number;
}

const address = (): string => window.location.pathname + window.location.search;

const readStored = (): StoredScroll | null => {
  try {
    const stored: Partial<StoredScroll> | null = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    return typeof stored?.address === "string" && typeof stored.top === "number" ? { address: stored.address, top: stored.top } : null;
  } catch {
    return null; // no storage, or foreign content in it
  }
};

const storeScroll = (): void => {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ address: address(), top: window.scrollY } satisfies StoredScroll));
  } catch {
    // without storage the page starts at the top
  }
};

const isReturn = (): boolean =>
  window.performance.getEntriesByType?.("navigation").some((entry) => "type" in entry && entry.type !== "navigate") === true;

/** Null unless the visitor has reloaded the page or returned to it. */
const storedHere = (): StoredScroll | null => {
  const stored = isReturn() ? readStored() : null;
  return stored?.address === address() ? stored : null;
};

/** Keeps a stored position that was not restored yet, for example when a new release reloads the page. */
const handleLeave = (): void => {
  if (storedHere() === null) storeScroll();
};

/**
 * Restores the scroll position after a reload or a return from another site. The built page is too short for browser and
 * router to do so; it is long enough once the placeholders are rendered.
 */
export const useRestoredScroll = (isLong: boolean): void => {
  // A layout effect, so that a reload right after hydration still stores the position.
  useBrowserLayoutEffect(() => {
    window.addEventListener("pagehide", handleLeave);
    return () => window.removeEventListener("pagehide", handleLeave);
  }, []);

  useEffect(() => {
    const stored = isLong ? storedHere() : null;
    if (stored === null) return;
    // After the router's own attempt, which runs in the same task.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, stored.top);
      window.sessionStorage.removeItem(KEY);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLong]);
};
