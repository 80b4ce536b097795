import { CATEGORY_SLUGS, GENDER_SLUGS } from "../config/routes";
import { fromCastingIndex, type CastingIndex } from "../domain/casting-index";
import type { Category, Gender } from "../domain/category";
import { success, type Result } from "../domain/result";
import type { TalentSummary } from "../domain/talent";
import { getJson, type LiveFailure } from "./get-json";

/** The published talents of a category as they are now; gender null asks for both. */
export const fetchCasting = async (category: Category, gender: Gender | null): Promise<Result<TalentSummary[], LiveFailure>> => {
  const genderSlug = gender === null ? "todos" : GENDER_SLUGS[gender];
  const answer = await getJson<CastingIndex>(`/api/casting/${CATEGORY_SLUGS[category]}/${genderSlug}`);
  return answer.ok ? success(fromCastingIndex(answer.value)) : answer;
};
