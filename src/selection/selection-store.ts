import { addFavorites, SELECTION_LIMIT, type Favorites } from "./favorites";
import type { StoredText } from "./stored-text";
import { formatFavorites, parseFavorites } from "./stored-favorites";

export interface Selection {
  favorites: Favorites;
  talentIds: ReadonlySet<string>;
  /** False when the device cannot store the selection: it is then lost when the page is left. */
  isStored: boolean;
  /** True after a talent could not be added because the selection is full. */
  isFull: boolean;
}

export const EMPTY_SELECTION: Selection = { favorites: [], talentIds: new Set(), isStored: true, isFull: false };

const createEmitter = <Message>() => {
  const listeners = new Set<(message: Message) => void>();
  const announce = (message: Message): void => listeners.forEach((listener) => listener(message));
  const subscribe = (listener: (message: Message) => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { announce, subscribe };
};

/**
 * Each change reads the storage first, so that two tabs do not overwrite each other's changes. Without storage the
 * selection stays in memory.
 */
export const createSelectionStore = (storage: StoredText) => {
  let selection = EMPTY_SELECTION;
  const changes = createEmitter<Selection>();
  const additions = createEmitter<string>();

  const publish = (favorites: Favorites, isStored: boolean, isFull = false): void => {
    selection = { favorites, talentIds: new Set(favorites.map(({ talentId }) => talentId)), isStored, isFull };
    changes.announce(selection);
  };

  /** Reads the stored selection, and rewrites it when it is missing or invalid. */
  const open = (): void => {
    const stored = storage.load();
    if (stored === "refused") return publish(selection.favorites, false);
    const favorites = parseFavorites(stored.text);
    const text = formatFavorites(favorites);
    publish(favorites, stored.text === text || storage.save(text));
  };

  /** Applies a change from another tab, and keeps talents that only this page has. */
  const sync = (): void => {
    const stored = storage.load();
    if (stored === "refused") return;
    const favorites = parseFavorites(stored.text);
    if (selection.isStored) return publish(favorites, true);
    const unstored = selection.favorites.filter((own) => !favorites.some(({ talentId }) => talentId === own.talentId));
    publish([...favorites, ...unstored].slice(0, SELECTION_LIMIT), false);
  };

  const change = (edit: (favorites: Favorites) => Favorites): void => {
    const stored = selection.isStored ? storage.load() : "refused";
    const favorites = edit(stored === "refused" ? selection.favorites : parseFavorites(stored.text));
    publish(favorites, storage.save(formatFavorites(favorites)));
  };

  const add = (talentIds: readonly string[]): void => {
    const before = selection.talentIds;
    change((favorites) => addFavorites(favorites, talentIds));
    const { favorites, talentIds: now, isStored } = selection;
    if (talentIds.some((talentId) => !now.has(talentId))) publish(favorites, isStored, true);
    talentIds.filter((talentId) => now.has(talentId) && !before.has(talentId)).forEach(additions.announce);
  };

  return { read: () => selection, open, sync, change, add, subscribe: changes.subscribe, onAdded: additions.subscribe };
};
