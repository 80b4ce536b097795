import { castingAddress, parseCastingAddress } from "../config/casting-address";
import { TALENTS_PER_PAGE } from "../config/constants";
import { parseDay, type Day } from "../domain/day";
import { isRecord } from "../lib/json";
import { listIn } from "./stored-favorites";

/** A list's address that a visitor has saved. No talent is stored. */
export interface SavedSearch {
  /** In the default language, as `castingAddress` writes it, or a board's. */
  address: string;
  name: string;
  /** The day of the last visit. */
  since: Day;
  /** Number of the list's new talents in the month of `since`, at the last visit; null until the gateway has answered. */
  seen: number | null;
}

export type SavedSearches = readonly SavedSearch[];

export const SEARCHES_LIMIT = 20;
export const SEARCH_NAME_LIMIT = 80;

const ADDRESS_LIMIT = 1_000;
const BOARD = /^\/board\/[^/?#\s]+$/;

/** The normalised address of a list; null for any other address, and for a `TF -` category. */
export const toListAddress = (address: string): string | null => {
  if (address.length > ADDRESS_LIMIT) return null;
  if (BOARD.test(address)) return address;
  const [pathname = "", search = ""] = address.split("?");
  const view = parseCastingAddress(pathname, search);
  if (view === null || view.filter.hiddenCategory !== null) return null;
  return castingAddress({ filter: view.filter, visibleCount: TALENTS_PER_PAGE });
};

/** Adds a search, or renames the one with this address. Does nothing when the limit is reached. */
export const saveSearch = (searches: SavedSearches, search: SavedSearch): SavedSearches => {
  const named = { ...search, name: toName(search.name, search.address) };
  if (searches.some(({ address }) => address === search.address)) return renameSearch(searches, search.address, named.name);
  return searches.length < SEARCHES_LIMIT ? [...searches, named] : searches;
};

export const renameSearch = (searches: SavedSearches, address: string, name: string): SavedSearches =>
  searches.map((search) => (search.address === address ? { ...search, name: toName(name, search.name) } : search));

export const deleteSearch = (searches: SavedSearches, address: string): SavedSearches =>
  searches.filter((search) => search.address !== address);

export const restoreSearch = (searches: SavedSearches, search: SavedSearch, position: number): SavedSearches =>
  searches.some(({ address }) => address === search.address)
    ? searches
    : [...searches.slice(0, position), search, ...searches.slice(position)].slice(0, SEARCHES_LIMIT);

export const visitSearch = (searches: SavedSearches, address: string, visit: Pick<SavedSearch, "since" | "seen">): SavedSearches =>
  searches.map((search) => (search.address === address ? { ...search, ...visit } : search));

const toName = (name: string, otherwise: string): string => name.replace(/\s+/g, " ").trim().slice(0, SEARCH_NAME_LIMIT) || otherwise;

export const formatSearches = (searches: SavedSearches): string => JSON.stringify({ searches });

/** Skips invalid searches. */
export const parseSearches = (stored: string | null): SavedSearches => {
  const byAddress = new Map<string, SavedSearch>();
  for (const search of (listIn(stored, "searches") ?? []).map(toSearch))
    if (search !== null && !byAddress.has(search.address)) byAddress.set(search.address, search);
  return [...byAddress.values()].slice(0, SEARCHES_LIMIT);
};

const toSearch = (item: unknown): SavedSearch | null => {
  if (!isRecord(item) || typeof item.address !== "string" || typeof item.since !== "string") return null;
  const [address, since] = [toListAddress(item.address), parseDay(item.since)];
  if (address === null || since === null) return null;
  const name = toName(typeof item.name === "string" ? item.name : "", address);
  return { address, name, since, seen: typeof item.seen === "number" && item.seen >= 0 ? item.seen : null };
};
