/** A chosen talent. Name and picture are asked for anew, so that nobody who was withdrawn stays on a device. */
export interface Favorite {
  /** The reference: of a hidden talent the id with its token. */
  talentId: string;
  /** The visitor's own words, at most `NOTE_LIMIT` characters; empty where there are none. */
  note: string;
}

export type Favorites = readonly Favorite[];

/** Most talents of a selection: their names fit one message, their ids one address. */
export const SELECTION_LIMIT = 60;

export const NOTE_LIMIT = 500;

/** Puts ids at the end, each once, as far as there is room. */
export const addFavorites = (favorites: Favorites, talentIds: readonly string[]): Favorites => {
  const known = new Set(favorites.map(({ talentId }) => talentId));
  const added = [...new Set(talentIds)].filter((talentId) => !known.has(talentId));
  const room = Math.max(0, SELECTION_LIMIT - favorites.length);
  return [...favorites, ...added.slice(0, room).map((talentId) => ({ talentId, note: "" }))];
};

export const removeFavorite = (favorites: Favorites, talentId: string): Favorites =>
  favorites.filter((favorite) => favorite.talentId !== talentId);

/** One place towards the start or the end; at either end nothing moves. */
export const moveFavorite = (favorites: Favorites, talentId: string, by: -1 | 1): Favorites => {
  const from = favorites.findIndex((favorite) => favorite.talentId === talentId);
  const moved = favorites[from];
  const neighbour = favorites[from + by];
  if (moved === undefined || neighbour === undefined) return favorites;
  return favorites.map((favorite, position) => (position === from ? neighbour : position === from + by ? moved : favorite));
};

export const noteFavorite = (favorites: Favorites, talentId: string, note: string): Favorites =>
  favorites.map((favorite) => (favorite.talentId === talentId ? { talentId, note: note.slice(0, NOTE_LIMIT) } : favorite));

/** What was there before, and at its end whatever came since. */
export const restoreFavorites = (favorites: Favorites, before: Favorites): Favorites => {
  const known = new Set(before.map(({ talentId }) => talentId));
  return [...before, ...favorites.filter(({ talentId }) => !known.has(talentId))].slice(0, SELECTION_LIMIT);
};
