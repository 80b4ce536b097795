import { filterTalents, letterOf, MEASURES, NO_FILTER, type CastingFilter, type Measure } from "./casting-filter";
import type { TalentSummary } from "./talent";

/** One thing a visitor asked, that can be taken back alone. */
export type Constraint =
  | { kind: "category" | "gender" | "letter" | "name" | "hair" | "eyes" | "includesUnknown" | Measure }
  | { kind: "skill"; skill: string };

/** Everything a filter asks within its category and gender, whose loss may give somebody back. */
export const constraintsOf = (filter: CastingFilter): Constraint[] => [
  ...(filter.name.trim() === "" ? [] : [{ kind: "name" } as const]),
  ...(filter.letter === null ? [] : [{ kind: "letter" } as const]),
  ...MEASURES.filter((measure) => filter[measure] !== null).map((kind) => ({ kind })),
  ...(filter.hair.length === 0 ? [] : [{ kind: "hair" } as const]),
  ...(filter.eyes.length === 0 ? [] : [{ kind: "eyes" } as const]),
  ...filter.skills.map((skill) => ({ kind: "skill", skill }) as const),
];

/** The filter without one thing it asks. */
export const withoutConstraint = (filter: CastingFilter, constraint: Constraint): CastingFilter =>
  constraint.kind === "skill"
    ? { ...filter, skills: filter.skills.filter((skill) => skill !== constraint.skill) }
    : { ...filter, [constraint.kind]: NO_FILTER[constraint.kind] };

/** The filter with nothing left but its category and gender. */
export const withoutConstraints = ({ category, hiddenCategory, gender }: CastingFilter): CastingFilter => ({
  ...NO_FILTER,
  category,
  hiddenCategory,
  gender,
});

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

/** The letters that lead to somebody, were they chosen with the rest of the filter. */
export const lettersWithTalents = (filter: CastingFilter, talents: readonly TalentSummary[]): ReadonlySet<string> => {
  const letters = new Set<string>();
  for (const { name } of filterTalents({ ...filter, letter: null }, talents)) {
    const letter = letterOf(name);
    if (letter !== null) letters.add(letter);
  }
  return letters;
};

/** Every skill that somebody of the list has, by name. */
export const skillsOf = (talents: readonly Pick<TalentSummary, "skills">[]): readonly string[] =>
  [...new Set(talents.flatMap(({ skills }) => skills))].sort((one, other) => one.localeCompare(other));
