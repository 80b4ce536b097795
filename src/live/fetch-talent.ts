import type { Result } from "../domain/result";
import type { Talent } from "../domain/talent";
import { getJson, type LiveFailure } from "./get-json";

/** One talent as published now. */
export const fetchTalent = (talentId: string): Promise<Result<Talent, LiveFailure>> =>
  getJson<Talent>(`/api/talents/${encodeURIComponent(talentId)}`);
