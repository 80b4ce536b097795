import { aTalentSummary } from "../../tests/builders/domain-records";
import { constraintsOf, withoutConstraint, withoutConstraints } from "./casting-constraints";
import { lettersWithTalents } from "./casting-tools";
import { NO_FILTER } from "./casting-choice";
import { bestRelaxation, itemsOf } from "./casting-suggestions";
import { toChoices } from "../../tests/builders/choices";

const girl = { categories: ["kids"], gender: "female" } as const;
const talents = [
  aTalentSummary({ ...girl, talentId: "1", name: "Ana", age: 8, skills: ["Canto"] }),
  aTalentSummary({ ...girl, talentId: "2", name: "Álvara", age: 9, skills: [] }),
  aTalentSummary({ ...girl, talentId: "3", name: "Bia", age: 14, skills: ["Dança", "Canto"] }),
  aTalentSummary({ ...girl, talentId: "4", name: "Bruna", age: 15, skills: ["Dança"] }),
];

const filter = {
  ...NO_FILTER,
  category: "kids",
  gender: "female",
  letter: "B",
  ranges: { age: { min: 8, max: 12 } },
  choices: { skills: toChoices("Canto", "Dança") },
} as const;

it("lists every constraint, each skill by itself", () => {
  expect(constraintsOf(filter)).toEqual([
    { kind: "letter" },
    { kind: "field", key: "age" },
    { kind: "field", key: "skills", item: "Canto" },
    { kind: "field", key: "skills", item: "Dança" },
  ]);
  expect(constraintsOf(NO_FILTER)).toEqual([]);
});

it("removes one constraint and keeps the rest", () => {
  expect(withoutConstraint(filter, { kind: "field", key: "skills", item: "Canto" }).choices).toEqual({ skills: toChoices("Dança") });
  expect(withoutConstraint(filter, { kind: "field", key: "age" })).toEqual({ ...filter, ranges: {} });
  expect(withoutConstraints(filter)).toEqual({ ...NO_FILTER, category: "kids", gender: "female" });
});

describe("bestRelaxation", () => {
  it("returns the one constraint to drop, and how many talents that finds", () => {
    expect(bestRelaxation(filter, talents)).toEqual({ constraint: { kind: "field", key: "age" }, gain: 1 });
    expect(bestRelaxation({ ...filter, choices: {} }, talents)).toEqual({ constraint: { kind: "letter" }, gain: 2 });
  });

  it("returns null when only dropping several finds a talent", () => {
    expect(bestRelaxation({ ...filter, letter: "Z", ranges: { age: { min: 1, max: 2 } } }, talents)).toBeNull();
  });
});

it("returns the letters that find a talent, as if no letter were chosen", () => {
  expect([...lettersWithTalents({ ...NO_FILTER, letter: "B", ranges: { age: { min: 8, max: 12 } } }, talents)]).toEqual(["A"]);
});

it("returns each skill once, by name", () => {
  expect(itemsOf(talents, "skills")).toEqual(["Canto", "Dança"]);
});
