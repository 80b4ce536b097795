import { boardCall } from "../config/board-routes";
import { fromCastingIndex, type CastingIndex } from "../domain/casting-index";
import { success, type Result } from "../domain/result";
import type { TalentSummary } from "../domain/talent";
import { getJson, type LiveFailure } from "./get-json";

type Talents = readonly TalentSummary[];

/** The gateway caches the list of talents for the same time. */
const FRESH_MS = 60_000;

const cache = new Map<string, { talents: Talents; fetchedAt: number }>();

/** In the board's order; recent calls share one response. */
export const fetchBoard = async (slug: string): Promise<Result<Talents, LiveFailure>> => {
  const known = cache.get(slug);
  if (known !== undefined && Date.now() - known.fetchedAt < FRESH_MS) return success(known.talents);
  const answer = await getJson<CastingIndex>(boardCall(slug));
  if (!answer.ok) return answer;
  const talents = fromCastingIndex(answer.value);
  cache.set(slug, { talents, fetchedAt: Date.now() });
  return success(talents);
};

export const clearBoardCache = (): void => cache.clear();
