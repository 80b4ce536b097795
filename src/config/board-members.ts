import { parseCastingAddress } from "./casting-address";
import { listingBounds, withoutFullRanges } from "../domain/casting-bounds";
import type { Board } from "../domain/board";
import { NO_FILTER, type CastingFilter } from "../domain/casting-choice";
import { filterTalents } from "../domain/casting-filter";
import { sortTalents } from "../domain/casting-order";
import type { TalentSummary } from "../domain/talent";

/**
 * The filter of a board's rule; null for an address that is not a list's, or is that of a `TF -` category, whose talents are in no
 * board.
 */
export const ruleFilter = (rule: string): CastingFilter | null => {
  const base = "https://list.invalid";
  if (!/^\/(?![/\\])/.test(rule) || !URL.canParse(rule, base)) return null;
  const { pathname, search } = new URL(rule, base);
  const filter = parseCastingAddress(pathname, search)?.filter ?? null;
  return filter === null || filter.hiddenCategory !== null ? null : filter;
};

/** The talents that match a rule, in the order in which the site's own list at this address shows them; empty for an address that is no rule. */
export const ruleMembers = <Listed extends TalentSummary>(rule: string, talents: readonly Listed[]): readonly Listed[] => {
  const filter = ruleFilter(rule);
  if (filter === null) return [];
  const { category, gender } = filter;
  const ofList = filterTalents({ ...NO_FILTER, category, gender }, talents);
  return sortTalents(filter.order, filterTalents(withoutFullRanges(filter, listingBounds(ofList)), ofList));
};

/** A board's members among the talents of the site's lists, in the board's order. */
export const boardMembers = <Listed extends TalentSummary>(
  { talentIds, rule }: Pick<Board, "talentIds" | "rule">,
  talents: readonly Listed[],
): readonly Listed[] => {
  if (talentIds === null) return rule === null ? [] : ruleMembers(rule, talents);
  const byId = new Map(talents.map((talent) => [talent.talentId, talent]));
  return talentIds.map((talentId) => byId.get(talentId)).filter((talent) => talent !== undefined);
};
