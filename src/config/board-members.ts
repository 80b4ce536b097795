import { parseCastingAddress } from "./casting-address";
import { listingBounds, withoutFullRanges } from "../domain/casting-bounds";
import type { Board } from "../domain/board";
import { NO_FILTER, type CastingFilter } from "../domain/casting-choice";
import { filterTalents } from "../domain/casting-filter";
import { sortTalents } from "../domain/casting-order";
import type { TalentSummary } from "../domain/talent";

/** Null for an address that is not a list's, and for a `TF -` category: its talents are in no board. */
export const ruleFilter = (rule: string): CastingFilter | null => {
  const base = "https://list.invalid";
  if (!/^\/(?![/\\])/.test(rule) || !URL.canParse(rule, base)) return null;
  const { pathname, search } = new URL(rule, base);
  const filter = parseCastingAddress(pathname, search)?.filter ?? null;
  return filter === null || filter.hiddenCategory !== null ? null : filter;
};

/** Returns the same talents in the same order as the site's list at this address; an empty list for an invalid rule. */
export const ruleMembers = <Listed extends TalentSummary>(rule: string, talents: readonly Listed[]): readonly Listed[] => {
  const filter = ruleFilter(rule);
  if (filter === null) return [];
  const { category, gender } = filter;
  const ofList = filterTalents({ ...NO_FILTER, category, gender }, talents);
  return sortTalents(filter.order, filterTalents(withoutFullRanges(filter, listingBounds(ofList)), ofList));
};

/** In the board's order; without talents that are not in the site's lists. */
export const boardMembers = <Listed extends TalentSummary>(
  { talentIds, rule }: Pick<Board, "talentIds" | "rule">,
  talents: readonly Listed[],
): readonly Listed[] => {
  if (talentIds === null) return rule === null ? [] : ruleMembers(rule, talents);
  const byId = new Map(talents.map((talent) => [talent.talentId, talent]));
  return talentIds.map((talentId) => byId.get(talentId)).filter((talent) => talent !== undefined);
};
