import { isRecord, parseJson } from "../../../src/lib/json";

const KEY = "desk-last-decision";

/** The part of the browser's storage that is needed. */
type SessionStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Keeps the batch of the last decision for this tab, so that it can be undone after the next application was opened. */
export const storeLastBatch = (store: SessionStore, batch: string): void => store.setItem(KEY, JSON.stringify({ batch }));

/** The batch of the last decision, which is forgotten; null when there is none. */
export const takeLastBatch = (store: SessionStore): string | null => {
  const stored = parseJson(store.getItem(KEY) ?? "");
  store.removeItem(KEY);
  return isRecord(stored) && typeof stored.batch === "string" ? stored.batch : null;
};
