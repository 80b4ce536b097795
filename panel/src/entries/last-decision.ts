import { isRecord, parseJson } from "../../../src/lib/json";

const KEY = "desk-last-decision";

type SessionStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Stored for this tab, so that the decision can be undone after the next application was opened. */
export const storeLastBatch = (store: SessionStore, batch: string): void => store.setItem(KEY, JSON.stringify({ batch }));

/** Also removes the stored batch; null when there is none. */
export const takeLastBatch = (store: SessionStore): string | null => {
  const stored = parseJson(store.getItem(KEY) ?? "");
  store.removeItem(KEY);
  return isRecord(stored) && typeof stored.batch === "string" ? stored.batch : null;
};
