import { talentCalls } from "../config/talent-calls";
import type { Category } from "../domain/category";
import type { RelatedTalents } from "../domain/related-talents";
import type { Result } from "../domain/result";
import { getJsonInBackground, type LiveFailure } from "./get-json";

/** The `talentId`s of the answer are references. `listAddress`: the list that the visitor came from, or null. */
export const fetchRelated = (
  reference: string,
  list: { category: Category; listAddress: string | null },
): Promise<Result<RelatedTalents, LiveFailure>> => getJsonInBackground<RelatedTalents>(talentCalls.related(reference, list));
