import { constraintsOf, withoutConstraint, type Constraint } from "./casting-constraints";
import { filterTalents, type CastingFilter } from "./casting-filter";
import type { TalentSummary } from "./talent";
import type { FieldRecord } from "./talent-fields";

// A module of its own, because lists load it only with the filter panel or when they are empty.

export interface Relief {
  constraint: Constraint;
  /** How many talents it gives back. */
  gain: number;
}

/** The one constraint whose loss gives back most; null where no single one gives back anybody. */
export const bestRelief = (filter: CastingFilter, talents: readonly TalentSummary[]): Relief | null => {
  const found = filterTalents(filter, talents).length;
  const reliefs = constraintsOf(filter).map((constraint) => ({
    constraint,
    gain: filterTalents(withoutConstraint(filter, constraint), talents).length - found,
  }));
  return reliefs.reduce<Relief | null>((best, relief) => (relief.gain > (best?.gain ?? 0) ? relief : best), null);
};

/** Every item of a field that somebody of the list has, by name. */
export const itemsOf = (talents: readonly FieldRecord[], key: string): readonly string[] =>
  [...new Set(talents.flatMap(({ [key]: items }): string[] => (Array.isArray(items) ? items : [])))].sort((one, other) =>
    one.localeCompare(other),
  );
