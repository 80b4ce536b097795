import type { Picture } from "../../domain/media";

/** `linkPath` is null for an item without a page. */
export interface EditorialItem {
  key: string;
  linkPath: string | null;
  title: string;
  cover: Picture | null;
  date: string | null;
}

/** The loaded items at one entry of the browser's history. */
interface SavedList {
  items: readonly EditorialItem[];
  pages: number;
}

/** History entries to remember; older ones show the built list. */
const MAX_ENTRIES = 20;

const lists = new Map<string, SavedList>();

/** Identifies this history entry by the key that Gatsby's router sets on all but the first. */
export const historyEntryKey = (): string => {
  if (typeof window === "undefined") return "";
  const state: unknown = window.history.state;
  const key = typeof state === "object" && state !== null && "key" in state ? String(state.key) : "first";
  return `${key} ${window.location.pathname}`;
};

/** Remembers the loaded items until the tab is closed, so that Back can restore the scroll position. */
export const saveList = (entry: string, grown: SavedList): void => {
  lists.delete(entry);
  lists.set(entry, grown);
  const [oldest] = lists.keys();
  if (lists.size > MAX_ENTRIES && oldest !== undefined) lists.delete(oldest);
};

export const savedList = (entry: string): SavedList | null => lists.get(entry) ?? null;
