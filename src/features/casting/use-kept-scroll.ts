import { useEffect } from "react";

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

/**
 * Goes back to where a reload or a return from elsewhere left the list. The page as built is too short for browser and
 * router to do so; it is long enough once the placeholders stand.
 */
export const useKeptScroll = (isLong: boolean): void => {
  useEffect(() => {
    window.addEventListener("pagehide", keep);
    return () => window.removeEventListener("pagehide", keep);
  }, []);

  useEffect(() => {
    const kept = isLong && isReturn() ? readKept() : null;
    if (kept?.address !== address()) return;
    window.sessionStorage.removeItem(KEY);
    // After the router's own attempt, which takes place in the same turn.
    const frame = requestAnimationFrame(() => window.scrollTo(0, kept.top));
    return () => cancelAnimationFrame(frame);
  }, [isLong]);
};
