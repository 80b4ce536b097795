import type { Category, Gender } from "./category";
import { foldText } from "./fold-text";
import { matchesFolded } from "./name-search";
import type { TalentSummary } from "./talent";

/** Both ends belong to it. */
export interface Range {
  min: number;
  max: number;
}

/** A colour that visitors choose, and all the upstream's values that count as it; see `config/options`. */
export interface ColorGroup {
  /** Stands in the address. */
  key: string;
  values: readonly string[];
}

/** The measures that a range narrows. */
export const MEASURES = ["age", "heightCm", "shoes", "jeans"] as const;

export type Measure = (typeof MEASURES)[number];

/** What a visitor asks of a casting; null, an empty list and an empty name ask nothing. */
export interface CastingFilter extends Readonly<Record<Measure, Range | null>> {
  category: Category | null;
  /** A `TF - …` category; summaries do not tell it, so the list itself must hold its talents alone. */
  hiddenCategory: string | null;
  gender: Gender | null;
  /** One of `LETTERS`. */
  letter: string | null;
  name: string;
  /** Any of them. */
  hair: readonly ColorGroup[];
  eyes: readonly ColorGroup[];
  /** All of them, as upstream spells them. */
  skills: readonly string[];
  /** Whether a narrowed range also admits talents without that value. */
  includesUnknown: boolean;
}

export const NO_FILTER: CastingFilter = {
  category: null,
  hiddenCategory: null,
  gender: null,
  letter: null,
  name: "",
  age: null,
  heightCm: null,
  shoes: null,
  jeans: null,
  hair: [],
  eyes: [],
  skills: [],
  includesUnknown: false,
};

export const LETTERS: readonly string[] = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The letter a name stands under, accents folded; null for a name that begins with none of the alphabet. */
export const letterOf = (name: string): string | null => {
  const first = name.trimStart().charAt(0).normalize("NFD").charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : null;
};

/** The talents that a filter admits, in their order. */
export const filterTalents = <Listed extends TalentSummary>(filter: CastingFilter, talents: readonly Listed[]): readonly Listed[] => {
  const tests = testsOf(filter);
  return tests.length === 0 ? talents : talents.filter((talent) => tests.every((admits) => admits(talent)));
};

type Test = (talent: TalentSummary) => boolean;

/** Only what the filter asks, the costly reading of names last: ten thousand talents are tried at each move of a thumb. */
const testsOf = (filter: CastingFilter): Test[] => {
  const { category, gender, letter, name, hair, eyes, skills } = filter;
  return [
    ...(gender === null ? [] : [(talent: TalentSummary) => talent.gender === gender]),
    ...(category === null ? [] : [(talent: TalentSummary) => talent.categories.includes(category)]),
    ...MEASURES.flatMap((measure) => rangeTest(filter, measure)),
    ...(hair.length === 0 ? [] : [colorTest(hair, ({ hair: color }) => color)]),
    ...(eyes.length === 0 ? [] : [colorTest(eyes, ({ eyes: color }) => color)]),
    ...(skills.length === 0 ? [] : [(talent: TalentSummary) => skills.every((skill) => talent.skills.includes(skill))]),
    ...(letter === null ? [] : [(talent: TalentSummary) => letterOf(talent.name) === letter]),
    ...(name.trim() === "" ? [] : [nameTest(name)]),
  ];
};

const rangeTest = (filter: CastingFilter, measure: Measure): Test[] => {
  const range = filter[measure];
  if (range === null) return [];
  return [
    (talent) => {
      const value = talent[measure];
      return value === null ? filter.includesUnknown : value >= range.min && value <= range.max;
    },
  ];
};

const colorTest = (groups: readonly ColorGroup[], colorOf: (talent: TalentSummary) => string | null): Test => {
  const admitted = new Set(groups.flatMap(({ values }) => values.map(plain)));
  return (talent) => {
    const color = colorOf(talent);
    return color !== null && admitted.has(plain(color));
  };
};

const plain = (value: string): string => value.trim().toLowerCase();

/** Folding ten thousand names takes longer than all other tests together, so each is folded once. */
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
