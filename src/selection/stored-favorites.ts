import { parseReference } from "../domain/talent-reference";
import { NOTE_LIMIT, SELECTION_LIMIT, type Favorite, type Favorites } from "./favorites";
import { isRecord, parseJson } from "../lib/json";

/** Local storage key of `{ "favoriteList": Favorite[] }`. */
export const FAVORITES_KEY = "favorites";

const ID_LENGTH = 64;

export const formatFavorites = (favoriteList: Favorites): string => JSON.stringify({ favoriteList });

/** Skips invalid items. */
export const parseFavorites = (stored: string | null): Favorites => {
  const list = listIn(stored, "favoriteList") ?? [];
  const byId = new Map<string, Favorite>();
  for (const favorite of list.map(toFavorite)) if (favorite !== null && !byId.has(favorite.talentId)) byId.set(favorite.talentId, favorite);
  return [...byId.values()].slice(0, SELECTION_LIMIT);
};

/** An id, or a reference to a hidden talent, that can be part of an address; null for anything else. */
export const toTalentId = (value: unknown): string | null => {
  const id = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof id !== "string" || id.trim() === "" || parseReference(id).talentId.length > ID_LENGTH) return null;
  // No control characters, lone surrogates or path segments `.` and `..`.
  return /\p{C}/u.test(id) || /^\.{1,2}$/.test(id) ? null : id;
};

/** Also reads earlier formats: bare ids, and records with `id`. */
const toFavorite = (item: unknown): Favorite | null => {
  if (!isRecord(item)) return withId(toTalentId(item), "");
  return withId(toTalentId(item.talentId ?? item.id), typeof item.note === "string" ? item.note.slice(0, NOTE_LIMIT) : "");
};

const withId = (talentId: string | null, note: string): Favorite | null => (talentId === null ? null : { talentId, note });

/** Null when the stored text is no JSON object with a list of this name. */
export const listIn = (stored: string | null, name: string): readonly unknown[] | null => {
  const value = parseJson(stored ?? "null");
  const list = isRecord(value) ? value[name] : null;
  return Array.isArray(list) ? list : null;
};
