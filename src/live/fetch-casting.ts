import { CATEGORY_SLUGS, GENDER_SLUGS } from "../config/routes";
import { fromCastingIndex, type CastingIndex } from "../domain/casting-index";
import type { CastingFilter } from "../domain/casting-filter";
import { failure, success, type Result } from "../domain/result";
import type { TalentSummary } from "../domain/talent";
import { getJsonIfChanged, type LiveFailure } from "./get-json";

/** Which list; null means all of that kind. A hidden category is a list of its own. */
export type CastingList = Pick<CastingFilter, "category" | "gender"> & Partial<Pick<CastingFilter, "hiddenCategory">>;

type Talents = readonly TalentSummary[];

interface KnownList {
  talents: Talents;
  etag: string | null;
  /** Milliseconds, of the browser's clock. */
  askedAt: number;
}

/** As often as the gateway itself asks. */
const FRESH_MS = 60_000;

const known = new Map<string, KnownList>();
const underWay = new Map<string, Promise<Result<Talents, LiveFailure>>>();

/**
 * The published talents of a list as they are now. Whoever asks meanwhile, or soon after, shares one answer; while the
 * list is unchanged it is the very same array, so that what is worked out from it can be kept beside it.
 */
export const fetchCasting = (list: CastingList): Promise<Result<Talents, LiveFailure>> => {
  const path = castingListPath(list);
  const found = known.get(path);
  if (found !== undefined && Date.now() - found.askedAt < FRESH_MS) return Promise.resolve(success(found.talents));
  const flight = underWay.get(path) ?? ask(path).finally(() => underWay.delete(path));
  underWay.set(path, flight);
  return flight;
};

/** What was last known of a list, however old, for drawing at once; null where it was never asked for. */
export const knownCasting = (list: CastingList): Talents | null => known.get(castingListPath(list))?.talents ?? null;

/** Has the next question asked anew. */
export const forgetCasting = (): void => {
  known.clear();
  underWay.clear();
};

const ask = async (path: string): Promise<Result<Talents, LiveFailure>> => {
  const before = known.get(path);
  const answer = await getJsonIfChanged<CastingIndex>(path, before?.etag ?? null);
  if (!answer.ok) return answer;
  const list = answer.value === "unchanged" ? before : { talents: fromCastingIndex(answer.value.answer), etag: answer.value.etag };
  if (list === undefined) return failure("unavailable"); // unchanged since nothing
  known.set(path, { ...list, askedAt: Date.now() });
  return success(list.talents);
};

/** Where the gateway has a list. */
const castingListPath = ({ category, gender, hiddenCategory = null }: CastingList): string => {
  if (hiddenCategory !== null) return `/api/casting?category=${encodeURIComponent(hiddenCategory)}`;
  return `/api/casting/${category === null ? "todas" : CATEGORY_SLUGS[category]}/${gender === null ? "todos" : GENDER_SLUGS[gender]}`;
};
