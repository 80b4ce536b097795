import { constraintsOf, withoutConstraint, type Constraint } from "./casting-constraints";
import { filterTalents, type CastingFilter } from "./casting-filter";
import type { TalentSummary } from "./talent";
import type { FieldRecord } from "./talent-fields";

// A separate module, because lists load it only with the filter panel or for an empty list.

interface Relaxation {
  constraint: Constraint;
  /** Number of additional talents. */
  gain: number;
}

/** The constraint whose removal adds the most talents; null when no single one adds any. */
export const bestRelaxation = (filter: CastingFilter, talents: readonly TalentSummary[]): Relaxation | null => {
  const found = filterTalents(filter, talents).length;
  const relaxations = constraintsOf(filter).map((constraint) => ({
    constraint,
    gain: filterTalents(withoutConstraint(filter, constraint), talents).length - found,
  }));
  return relaxations.reduce<Relaxation | null>((best, relaxation) => (relaxation.gain > (best?.gain ?? 0) ? relaxation : best), null);
};

/** All items of a list field that at least one talent has, sorted by name. */
export const itemsOf = (talents: readonly FieldRecord[], key: string): readonly string[] =>
  [...new Set(talents.flatMap(({ [key]: items }): string[] => (Array.isArray(items) ? items : [])))].sort((one, other) =>
    one.localeCompare(other),
  );
