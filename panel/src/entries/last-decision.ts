import { isRecord, parseJson } from "../../../src/lib/json";

const KEY = "desk-last-decision";

type SessionStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Stored for this tab, so that the decision can be undone after the next application was opened. */
export const storeLastBatch = (store: SessionStore, batch: string): void => store.setItem(KEY, JSON.stringify({ batch }));

/** Null when there is none. */
export const readLastBatch = (store: SessionStore): string | null => {
  const stored = parseJson(store.getItem(KEY) ?? "");
  return isRecord(stored) && typeof stored.batch === "string" ? stored.batch : null;
};

/** Unless another batch is the last one. */
export const forgetLastBatch = (store: SessionStore, batch: string): void => {
  if (readLastBatch(store) === batch) store.removeItem(KEY);
};
