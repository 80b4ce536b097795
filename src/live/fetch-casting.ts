import { CATEGORY_SLUGS, GENDER_SLUGS } from "../config/routes";
import { fromCastingIndex, type CastingIndex } from "../domain/casting-index";
import type { Category, Gender } from "../domain/category";
import { success, type Result } from "../domain/result";
import type { TalentSummary } from "../domain/talent";
import { getJsonIfChanged, type LiveFailure } from "./get-json";

export type CastingList = Result<readonly TalentSummary[], LiveFailure>;

interface KeptList {
  talents: readonly TalentSummary[];
  etag: string | null;
}

const kept = new Map<string, KeptList>();
const underWay = new Map<string, Promise<CastingList>>();

/** The published talents as they are now; a category or gender that is null asks for all of that kind. */
export const fetchCasting = (category: Category | null, gender: Gender | null): Promise<CastingList> => {
  const categorySlug = category === null ? "todas" : CATEGORY_SLUGS[category];
  const genderSlug = gender === null ? "todos" : GENDER_SLUGS[gender];
  return fetchCastingList(`/api/casting/${categorySlug}/${genderSlug}`);
};

/**
 * One request at a time for a list, whoever asks. While the list is unchanged everybody gets the very same array, so
 * what is worked out from it can be kept beside it; while the gateway is silent, the last one stands.
 */
export const fetchCastingList = (path: string): Promise<CastingList> => {
  const running = underWay.get(path);
  if (running !== undefined) return running;
  const list = readList(path).finally(() => underWay.delete(path));
  underWay.set(path, list);
  return list;
};

const readList = async (path: string): Promise<CastingList> => {
  const last = kept.get(path);
  const result = await getJsonIfChanged<CastingIndex>(path, last?.etag ?? null);
  if (!result.ok) return result.error === "unavailable" && last !== undefined ? success(last.talents) : result;
  if (result.value === "unchanged") return success(last?.talents ?? []);
  const talents = fromCastingIndex(result.value.answer);
  kept.set(path, { talents, etag: result.value.etag });
  return success(talents);
};

/** Forgets all lists, as a new visit does. */
export const forgetCasting = (): void => {
  kept.clear();
  underWay.clear();
};
