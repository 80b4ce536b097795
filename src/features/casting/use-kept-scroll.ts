import { useEffect } from "react";
import { useBrowserLayoutEffect } from "../../components/ui/use-browser-layout-effect";

const KEY = "castingScroll";

/** An address and its scroll position in pixels. */
interface KeptScroll {
  address: string;
  top: number;
}

const address = (): string => window.location.pathname + window.location.search;

const readKept = (): KeptScroll | null => {
  try {
    const kept: Partial<KeptScroll> | null = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null");
    return typeof kept?.address === "string" && typeof kept.top === "number" ? { address: kept.address, top: kept.top } : null;
  } catch {
    return null; // no storage, or foreign content in it
  }
};

const keep = (): void => {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ address: address(), top: window.scrollY } satisfies KeptScroll));
  } catch {
    // without storage the page starts at the top
  }
};

const isReturn = (): boolean =>
  window.performance.getEntriesByType?.("navigation").some((entry) => "type" in entry && entry.type !== "navigate") === true;

/** The stored position of this address after a reload or a return; null otherwise. */
const keptHere = (): KeptScroll | null => {
  const kept = isReturn() ? readKept() : null;
  return kept?.address === address() ? kept : null;
};

/** Keeps a stored position that was not restored yet, for example when a new release reloads the page. */
const handleLeave = (): void => {
  if (keptHere() === null) keep();
};

/**
 * Restores the scroll position after a reload or a return from another site. The built page is too short for browser and
 * router to do so; it is long enough once the placeholders are rendered.
 */
export const useKeptScroll = (isLong: boolean): void => {
  // A layout effect, so that a reload right after hydration still stores the position.
  useBrowserLayoutEffect(() => {
    window.addEventListener("pagehide", handleLeave);
    return () => window.removeEventListener("pagehide", handleLeave);
  }, []);

  useEffect(() => {
    const kept = isLong ? keptHere() : null;
    if (kept === null) return;
    // After the router's own attempt, which runs in the same task.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, kept.top);
      window.sessionStorage.removeItem(KEY);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLong]);
};
