import { dayBeforeMonths } from "./day";
import type { CastingFilter, Choice, Range } from "./casting-choice";
import { foldText } from "./fold-text";
import { matchesFolded } from "./name-search";
import type { TalentSummary } from "./talent";
import { isDatedCount, type FieldRecord } from "./talent-fields";

/** Without its accent; null when it is not in A–Z. */
export const letterOf = (name: string): string | null => {
  const first = name.trimStart().charAt(0).normalize("NFD").charAt(0).toUpperCase();
  return first >= "A" && first <= "Z" ? first : null;
};

export const filterTalents = <Listed extends TalentSummary>(filter: CastingFilter, talents: readonly Listed[]): readonly Listed[] => {
  const tests = testsOf(filter);
  return tests.length === 0 ? talents : talents.filter((talent) => tests.every((admits) => admits(talent)));
};

type Test = (talent: TalentSummary) => boolean;

/** Only the tests that the filter needs, the slow name test last: each move of a slider tests ten thousand talents. */
const testsOf = ({ category, categories: asked, gender, letter, name, ranges, choices, includesUnknown }: CastingFilter): Test[] => {
  const tests: Test[] = [];
  if (gender !== null) tests.push((talent) => talent.gender === gender);
  if (category !== null) tests.push(({ categories }) => categories.includes(category));
  if (asked.length > 0) tests.push(({ categories }) => categories.some((own) => asked.includes(own)));
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
  const admitted = choices.flatMap(({ values }) => values.map(plain));
  const isThreshold = admitted.length === 0;
  const least = Number(choices[0]?.key);
  const firstDay = isThreshold ? dayBeforeMonths(least) : "";
  return (talent: FieldRecord) => {
    const value = talent[key];
    if (typeof value === "string") return isThreshold ? value >= firstDay : admitted.includes(plain(value));
    if (isThreshold) return value === true || (isDatedCount(value) && value.count >= least);
    return Array.isArray(value) && choices.every((choice) => value.includes(choice.key));
  };
};

const plain = (value: string): string => value.trim().toLowerCase();

/** Folding ten thousand names takes longer than all other tests. */
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
