import { talentCalls } from "../config/talent-calls";
import { success, type Result } from "../domain/result";
import type { Talent } from "../domain/talent";
import { getJson, type LiveFailure } from "./get-json";

/** A copy that the browser kept from an earlier version has no such lists. */
const LISTS_OF_LATER_VERSIONS = { digitals: [], credits: [] } as const;

/** Fetches a published talent; `talentId` of the result is the given reference, so that links keep a hidden talent's token. */
export const fetchTalent = async (reference: string): Promise<Result<Talent, LiveFailure>> => {
  const answer = await getJson<Talent>(talentCalls.profile(reference));
  return answer.ok ? success({ ...LISTS_OF_LATER_VERSIONS, ...answer.value, talentId: reference }) : answer;
};
