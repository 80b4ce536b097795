import { formatSearches, parseSearches, type SavedSearches } from "./saved-searches";
import { SEARCHES_KEY } from "./searches-key";
import { createStoredText, type StoredText } from "./stored-text";

export interface SearchesState {
  searches: SavedSearches;
  /** False when the device cannot store the searches: they are then lost when the page is left. */
  isStored: boolean;
}

export const NO_SEARCHES: SearchesState = { searches: [], isStored: true };

/** Each change reads the storage first, so that two tabs do not overwrite each other's changes. */
export const createSearchesStore = (storage: StoredText) => {
  let state: SearchesState | null = null;
  const listeners = new Set<() => void>();

  const publish = (next: SearchesState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  const load = (): SearchesState => {
    const stored = storage.load();
    return stored === "refused" ? { ...NO_SEARCHES, isStored: false } : { searches: parseSearches(stored.text), isStored: true };
  };

  const read = (): SearchesState => {
    state ??= load();
    return state;
  };

  return {
    read,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Applies a change from another tab; keeps searches that could not be stored. */
    sync: (): void => {
      if (state?.isStored !== false) publish(load());
    },
    change: (edit: (searches: SavedSearches) => SavedSearches): void => {
      const stored = read().isStored ? storage.load() : "refused";
      const searches = edit(stored === "refused" ? read().searches : parseSearches(stored.text));
      publish({ searches, isStored: storage.save(formatSearches(searches)) });
    },
  };
};

const store = createSearchesStore(createStoredText(() => window.localStorage, SEARCHES_KEY));

let isFollowing = false;

const follow = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener("storage", ({ key }) => {
    if (key === SEARCHES_KEY || key === null) store.sync();
  });
  // A page restored from the back-forward cache has missed storage events.
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) store.sync();
  });
};

export const savedSearches = {
  ...store,
  subscribe: (listener: () => void) => {
    follow();
    return store.subscribe(listener);
  },
};
