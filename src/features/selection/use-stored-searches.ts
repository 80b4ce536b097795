import { useSyncExternalStore } from "react";
import { SEARCHES_KEY } from "../../selection/searches-key";
import { createStoredText } from "../../selection/stored-text";

const stored = createStoredText(() => window.localStorage, SEARCHES_KEY);

const read = (): boolean => {
  const text = stored.load();
  return text !== "refused" && text.text !== null;
};

const subscribe = (listener: () => void) => {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
};

/**
 * Whether this device stores saved searches, or stored some before. Reads the storage without the code of saved searches, which few
 * visitors need.
 */
export const useStoredSearches = (): boolean => useSyncExternalStore(subscribe, read, () => false);
