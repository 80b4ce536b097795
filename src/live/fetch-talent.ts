import { talentCalls } from "../config/talent-calls";
import { success, type Result } from "../domain/result";
import type { Talent } from "../domain/talent";
import { getJson, type LiveFailure } from "./get-json";

/** `talentId` of the result is the given reference, so that links keep a hidden talent's token. */
export const fetchTalent = async (reference: string): Promise<Result<Talent, LiveFailure>> => {
  const answer = await getJson<Talent>(talentCalls.profile(reference));
  return answer.ok ? success({ ...answer.value, talentId: reference }) : answer;
};
