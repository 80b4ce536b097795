import { CATEGORY_SLUGS, GENDER_SLUGS } from "../config/routes";
import { fromCastingIndex, type CastingIndex } from "../domain/casting-index";
import type { CastingFilter } from "../domain/casting-filter";
import { failure, success, type Result } from "../domain/result";
import type { TalentSummary } from "../domain/talent";
import { getJsonIfChanged, type LiveFailure } from "./get-json";

/** A list of talents; null means any category or gender. A hidden category has a list of its own. */
export type CastingList = Pick<CastingFilter, "category" | "gender"> & Partial<Pick<CastingFilter, "hiddenCategory">>;

type Talents = readonly TalentSummary[];

interface CachedList {
  talents: Talents;
  etag: string | null;
  /** Time of the request, in milliseconds. */
  fetchedAt: number;
}

/** As long as the gateway itself caches the list. */
const FRESH_MS = 60_000;

const cache = new Map<string, CachedList>();
const inFlight = new Map<string, Promise<Result<Talents, LiveFailure>>>();

/**
 * The published talents of a list. Concurrent and recent calls share one response; an unchanged list is the same array,
 * so that derived values can be cached by it.
 */
export const fetchCasting = (list: CastingList): Promise<Result<Talents, LiveFailure>> => {
  const path = castingListPath(list);
  const found = cache.get(path);
  if (found !== undefined && Date.now() - found.fetchedAt < FRESH_MS) return Promise.resolve(success(found.talents));
  const request = inFlight.get(path) ?? fetchList(path).finally(() => inFlight.delete(path));
  inFlight.set(path, request);
  return request;
};

/** The cached talents of a list, however old; null when it was never fetched. */
export const cachedCasting = (list: CastingList): Talents | null => cache.get(castingListPath(list))?.talents ?? null;

/** Clears the cache. */
export const clearCastingCache = (): void => {
  cache.clear();
  inFlight.clear();
};

const fetchList = async (path: string): Promise<Result<Talents, LiveFailure>> => {
  const before = cache.get(path);
  const answer = await getJsonIfChanged<CastingIndex>(path, before?.etag ?? null);
  if (!answer.ok) return answer;
  const list = answer.value === "unchanged" ? before : { talents: fromCastingIndex(answer.value.answer), etag: answer.value.etag };
  if (list === undefined) return failure("unavailable"); // "unchanged" without a cached list
  cache.set(path, { ...list, fetchedAt: Date.now() });
  return success(list.talents);
};

/** The gateway's path for a list. */
const castingListPath = ({ category, gender, hiddenCategory = null }: CastingList): string => {
  if (hiddenCategory !== null) return `/api/casting?category=${encodeURIComponent(hiddenCategory)}`;
  return `/api/casting/${category === null ? "todas" : CATEGORY_SLUGS[category]}/${gender === null ? "todos" : GENDER_SLUGS[gender]}`;
};
