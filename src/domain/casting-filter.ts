import type { Category, Gender } from "./category";
import { foldText } from "./fold-text";
import { matchesFolded } from "./name-search";
import type { TalentSummary } from "./talent";
import type { FieldRecord } from "./talent-fields";

/** Both ends are included. */
export interface Range {
  min: number;
  max: number;
}

/** A value that visitors choose: an item of a list, or an option with all values that belong to it (`config/color-filters`). */
export interface Choice {
  /** Used in addresses. */
  key: string;
  values: readonly string[];
}

/** Values by the key of a talent field; a missing key means no constraint. */
export type ByField<Asked> = Readonly<Record<string, Asked>>;

/** A filter of the casting list; null and an empty name mean no constraint. */
export interface CastingFilter {
  category: Category | null;
  /** A `TF - …` category. Summaries do not contain it, so the filtered list must be that category's own. */
  hiddenCategory: string | null;
  gender: Gender | null;
  /** One of `LETTERS`. */
  letter: string | null;
  name: string;
  ranges: ByField<Range>;
  /** Matches any of an option's choices, and all of a list's. */
  choices: ByField<readonly Choice[]>;
  /** Whether ranges also match talents without a value. */
  includesUnknown: boolean;
}

export const NO_FILTER: CastingFilter = {
  category: null,
  hiddenCategory: null,
  gender: null,
  letter: null,
  name: "",
  ranges: {},
  choices: {},
  includesUnknown: false,
};

export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The first letter of a name without its accent; null when it is not in A–Z. */
export const letterOf = (name: string): string | null => {
  const first = name.trimStart().charAt(0).normalize("NFD").charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : null;
};

/** The talents that match a filter, in their order. */
export const filterTalents = <Listed extends TalentSummary>(filter: CastingFilter, talents: readonly Listed[]): readonly Listed[] => {
  const tests = testsOf(filter);
  return tests.length === 0 ? talents : talents.filter((talent) => tests.every((admits) => admits(talent)));
};

type Test = (talent: TalentSummary) => boolean;

/** Only the tests that the filter needs, the slow name test last: ten thousand talents are tested at each move of a slider. */
const testsOf = ({ category, gender, letter, name, ranges, choices, includesUnknown }: CastingFilter): Test[] => {
  const tests: Test[] = [];
  if (gender !== null) tests.push((talent) => talent.gender === gender);
  if (category !== null) tests.push(({ categories }) => categories.includes(category));
  for (const [key, range] of Object.entries(ranges)) tests.push(rangeTest(key, range, includesUnknown));
  for (const [key, chosen] of Object.entries(choices)) tests.push(choiceTest(key, chosen));
  if (letter !== null) tests.push((talent) => letterOf(talent.name) === letter);
  if (name.trim() !== "") tests.push(nameTest(name));
  return tests;
};

const rangeTest =
  (key: string, { min, max }: Range, includesUnknown: boolean): Test =>
  (talent: FieldRecord) => {
    const value = talent[key];
    return typeof value === "number" ? value >= min && value <= max : includesUnknown;
  };

const choiceTest = (key: string, choices: readonly Choice[]): Test => {
  const admitted = choices.map(({ values }) => values.map(plain));
  return (talent: FieldRecord) => {
    const value = talent[key];
    if (typeof value === "string") return admitted.some((values) => values.includes(plain(value)));
    return Array.isArray(value) && choices.every((choice) => value.includes(choice.key));
  };
};

const plain = (value: string): string => value.trim().toLowerCase();

/** Caches folded names: folding ten thousand takes longer than all other tests. */
const foldedNames = new WeakMap<TalentSummary, string>();

const foldedName = (talent: TalentSummary): string => {
  const folded = foldedNames.get(talent) ?? foldText(talent.name);
  foldedNames.set(talent, folded);
  return folded;
};

const nameTest = (name: string): Test => {
  const isMatch = matchesFolded(name);
  return (talent) => isMatch(foldedName(talent));
};
