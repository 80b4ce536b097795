import type { CastingFilter } from "./casting-choice";
import { filterTalents, letterOf } from "./casting-filter";
import { joinSteps, type KnownParts } from "./casting-parts";
import { runSteps } from "./steps";
import type { TalentSummary } from "./talent";

// Lists load this module together with the live list: only a loaded list can be filtered and sorted.

export { listingBounds, withoutFullRanges } from "./casting-bounds";
export { fromCastingIndex } from "./casting-index";
export { sortTalents } from "./casting-order";
export { filterTalents };

/** Ten thousand talents take several tasks, so that the page can respond to input in between. */
export const joinCastingParts = (parts: KnownParts): Promise<TalentSummary[]> => runSteps(joinSteps(parts), nextTask);

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The letters of the talents that match the rest of the filter. */
export const lettersWithTalents = (filter: CastingFilter, talents: readonly TalentSummary[]): ReadonlySet<string> => {
  const letters = new Set<string>();
  for (const { name } of filterTalents({ ...filter, letter: null }, talents)) {
    const letter = letterOf(name);
    if (letter !== null) letters.add(letter);
  }
  return letters;
};
