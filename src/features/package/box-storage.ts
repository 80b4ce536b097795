import { parseJson } from "../../lib/json";
import { readPickBox, type PickBox } from "./pick-box";

export interface BoxStorage {
  /** Null when nothing is stored. */
  read: () => PickBox | null;
  /** False when storage is forbidden or full. */
  write: (box: PickBox) => boolean;
  remove: () => void;
  /** Calls back when another tab has written the box. Returns a function that removes the listener. */
  onChange: (callback: () => void) => () => void;
}

/** For browsers without storage, and addresses without HTTPS, where no hash can be computed. */
export const NO_STORAGE: BoxStorage = {
  read: () => null,
  write: () => false,
  remove: () => undefined,
  onChange: () => () => undefined,
};

/** The key contains a hash, so that nobody who reads the storage can open the package. */
const keyOf = async (token: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`picks:${token}`)));
  return `picks:${[...bytes.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
};

export const openBoxStorage = async (token: string): Promise<BoxStorage> => {
  try {
    return createBoxStorage(localStorage, await keyOf(token));
  } catch {
    return NO_STORAGE;
  }
};

const createBoxStorage = (storage: Storage, key: string): BoxStorage => ({
  read: () => {
    try {
      return readPickBox(parseJson(storage.getItem(key) ?? "null"));
    } catch {
      return null;
    }
  },
  write: (box) => {
    try {
      storage.setItem(key, JSON.stringify(box));
      return true;
    } catch {
      return false;
    }
  },
  remove: () => {
    try {
      storage.removeItem(key);
    } catch {
      // nothing is stored
    }
  },
  onChange: (callback) => {
    const handleChange = (event: StorageEvent): void => {
      if (event.key === key) callback();
    };
    window.addEventListener("storage", handleChange);
    return () => window.removeEventListener("storage", handleChange);
  },
});
