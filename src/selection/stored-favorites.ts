import { parseReference } from "../domain/talent-reference";
import { NOTE_LIMIT, SELECTION_LIMIT, type Favorite, type Favorites } from "./favorites";
import { isRecord, parseJson } from "../lib/json";

/** Browser storage of the selection: `{ "favoriteList": Favorite[] }` (specification §3). */
export const FAVORITES_KEY = "favorites";

/** Browser storage of chosen courses, which no screen shows: `{ "favoriteListCourses": [] }`. */
export const COURSES_KEY = "favoritesCourses";

const ID_LENGTH = 64;

export const formatFavorites = (favoriteList: Favorites): string => JSON.stringify({ favoriteList });

/** Whatever can be understood of what is stored, in its order; empty where nothing can. */
export const parseFavorites = (stored: string | null): Favorites => {
  const list = listIn(stored, "favoriteList") ?? [];
  const byId = new Map<string, Favorite>();
  for (const favorite of list.map(toFavorite)) if (favorite !== null && !byId.has(favorite.talentId)) byId.set(favorite.talentId, favorite);
  return [...byId.values()].slice(0, SELECTION_LIMIT);
};

/** The stored courses as they are, or none where they are broken. */
export const repairCourses = (stored: string | null): string =>
  JSON.stringify({ favoriteListCourses: listIn(stored, "favoriteListCourses") ?? [] });

/** An id that may stand in an address, or a reference to a hidden talent; null for anything else. */
export const toTalentId = (value: unknown): string | null => {
  const id = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof id !== "string" || id.trim() === "" || parseReference(id).talentId.length > ID_LENGTH) return null;
  // Neither control characters and half letters, nor steps up a path.
  return /\p{C}/u.test(id) || /^\.{1,2}$/.test(id) ? null : id;
};

/** Also reads bare ids and records that call theirs `id`, which earlier sites kept. */
const toFavorite = (item: unknown): Favorite | null => {
  if (!isRecord(item)) return withId(toTalentId(item), "");
  return withId(toTalentId(item.talentId ?? item.id), typeof item.note === "string" ? item.note.slice(0, NOTE_LIMIT) : "");
};

const withId = (talentId: string | null, note: string): Favorite | null => (talentId === null ? null : { talentId, note });

const listIn = (stored: string | null, name: string): readonly unknown[] | null => {
  const value = parseJson(stored ?? "null");
  const list = isRecord(value) ? value[name] : null;
  return Array.isArray(list) ? list : null;
};
