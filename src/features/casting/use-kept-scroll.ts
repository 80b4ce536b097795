import { useEffect } from "react";
import { useBrowserLayoutEffect } from "../../components/ui/use-browser-layout-effect";

const KEY = "castingScroll";

/** The address and how far its page is scrolled, in pixels. */
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
    return null; // storage is forbidden, or somebody else wrote there
  }
};

const keep = (): void => {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ address: address(), top: window.scrollY } satisfies KeptScroll));
  } catch {
    // without storage the page begins at its top
  }
};

const isReturn = (): boolean =>
  window.performance.getEntriesByType?.("navigation").some((entry) => "type" in entry && entry.type !== "navigate") === true;

/** What was kept of the very page that is open again, and has not been gone back to. */
const keptHere = (): KeptScroll | null => {
  const kept = isReturn() ? readKept() : null;
  return kept?.address === address() ? kept : null;
};

/** A page that is left before it has gone back, as when a new release has it loaded once more, has nothing better to keep. */
const handleLeave = (): void => {
  if (keptHere() === null) keep();
};

/**
 * Goes back to where a reload or a return from elsewhere left the list. The page as built is too short for browser and
 * router to do so; it is long enough once the placeholders stand.
 */
export const useKeptScroll = (isLong: boolean): void => {
  // At once: whoever reloads as soon as the list is back finds it where it was.
  useBrowserLayoutEffect(() => {
    window.addEventListener("pagehide", handleLeave);
    return () => window.removeEventListener("pagehide", handleLeave);
  }, []);

  useEffect(() => {
    const kept = isLong ? keptHere() : null;
    if (kept === null) return;
    // After the router's own attempt, which takes place in the same turn.
    const frame = requestAnimationFrame(() => {
      window.scrollTo(0, kept.top);
      window.sessionStorage.removeItem(KEY);
    });
    return () => cancelAnimationFrame(frame);
  }, [isLong]);
};
