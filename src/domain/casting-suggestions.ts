import { constraintsOf, withoutConstraint, type Constraint } from "./casting-constraints";
import type { CastingFilter } from "./casting-choice";
import { filterTalents } from "./casting-filter";
import type { TalentSummary } from "./talent";
import type { FieldRecord } from "./talent-fields";

// A separate module, because lists load it only with the filter panel or for an empty list.

interface Relaxation {
  constraint: Constraint;
  /** Number of additional talents. */
  gain: number;
}

/** Null when no single removal adds a talent. */
export const bestRelaxation = (filter: CastingFilter, talents: readonly TalentSummary[]): Relaxation | null => {
  const found = filterTalents(filter, talents).length;
  const relaxations = constraintsOf(filter).map((constraint) => ({
    constraint,
    gain: filterTalents(withoutConstraint(filter, constraint), talents).length - found,
  }));
  return relaxations.reduce<Relaxation | null>((best, relaxation) => (relaxation.gain > (best?.gain ?? 0) ? relaxation : best), null);
};

/** All items of a list field, or all texts of a text field, that at least one talent has; the most frequent first. */
export const itemsOf = (talents: readonly FieldRecord[], key: string): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { [key]: value } of talents)
    for (const item of Array.isArray(value) ? value : [value])
      if (typeof item === "string" && item.trim() !== "") counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort(([one, ofOne], [other, ofOther]) => ofOther - ofOne || one.localeCompare(other)).map(([item]) => item);
};
