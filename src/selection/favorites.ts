import { NOTE_LIMIT, SELECTION_LIMIT } from "../config/form-limits";

export { NOTE_LIMIT, SELECTION_LIMIT };

/** Contains no name and no picture, so that no data of a withdrawn talent remain on a device. */
export interface Favorite {
  /** A reference: the id, with a token for a hidden talent. */
  talentId: string;
  /** At most `NOTE_LIMIT` characters; may be empty. */
  note: string;
}

export type Favorites = readonly Favorite[];

/** Ignores known ids, and those above the limit. */
export const addFavorites = (favorites: Favorites, talentIds: readonly string[]): Favorites => {
  const known = new Set(favorites.map(({ talentId }) => talentId));
  const added = [...new Set(talentIds)].filter((talentId) => !known.has(talentId));
  const room = Math.max(0, SELECTION_LIMIT - favorites.length);
  return [...favorites, ...added.slice(0, room).map((talentId) => ({ talentId, note: "" }))];
};

export const removeFavorite = (favorites: Favorites, talentId: string): Favorites =>
  favorites.filter((favorite) => favorite.talentId !== talentId);

/** Does nothing at either end. */
export const moveFavorite = (favorites: Favorites, talentId: string, by: -1 | 1): Favorites => {
  const from = favorites.findIndex((favorite) => favorite.talentId === talentId);
  const moved = favorites[from];
  const neighbour = favorites[from + by];
  if (moved === undefined || neighbour === undefined) return favorites;
  return favorites.map((favorite, position) => (position === from ? neighbour : position === from + by ? moved : favorite));
};

export const noteFavorite = (favorites: Favorites, talentId: string, note: string): Favorites =>
  favorites.map((favorite) => (favorite.talentId === talentId ? { talentId, note: note.slice(0, NOTE_LIMIT) } : favorite));

/** Restores the earlier selection, followed by talents that were added since. */
export const restoreFavorites = (favorites: Favorites, before: Favorites): Favorites => {
  const known = new Set(before.map(({ talentId }) => talentId));
  return [...before, ...favorites.filter(({ talentId }) => !known.has(talentId))].slice(0, SELECTION_LIMIT);
};
