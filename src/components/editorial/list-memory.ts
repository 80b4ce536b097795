import type { Picture } from "../../domain/media";

/** A post or campaign in a list; `linkPath` is null when it has no page. */
export interface EditorialItem {
  key: string;
  linkPath: string | null;
  title: string;
  cover: Picture | null;
  date: string | null;
}

/** What a list had grown to at one entry of the browser's history. */
interface GrownList {
  items: readonly EditorialItem[];
  pages: number;
}

/** Entries that are kept; who goes further back finds the list as it was built. */
const MAX_ENTRIES = 20;

const lists = new Map<string, GrownList>();

/** Names this entry of the history: Gatsby's router numbers all but the first of a visit. */
export const historyEntry = (): string => {
  if (typeof window === "undefined") return "";
  const state: unknown = window.history.state;
  const key = typeof state === "object" && state !== null && "key" in state ? String(state.key) : "first";
  return `${key} ${window.location.pathname}`;
};

/** Remembers, for as long as the site stays open, how far a list had grown, so that Back finds its place again. */
export const rememberList = (entry: string, grown: GrownList): void => {
  lists.delete(entry);
  lists.set(entry, grown);
  const [oldest] = lists.keys();
  if (lists.size > MAX_ENTRIES && oldest !== undefined) lists.delete(oldest);
};

export const rememberedList = (entry: string): GrownList | null => lists.get(entry) ?? null;
