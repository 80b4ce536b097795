import * as fc from "fast-check";
import { dayBeforeMonths } from "./day";
import { arbitraryFilter, arbitraryTalent } from "../../tests/builders/arbitrary-casting";
import { toChoices } from "../../tests/builders/choices";
import { aTalentSummary } from "../../tests/builders/domain-records";
import { NO_FILTER, type CastingFilter } from "./casting-choice";
import { filterTalents, letterOf } from "./casting-filter";
import { withoutFullRanges, listingBounds } from "./casting-bounds";
import { constraintsOf, withoutConstraint } from "./casting-constraints";

const talents = fc.array(arbitraryTalent, { maxLength: 40 });

const isFound = (filter: Partial<CastingFilter>, talent: Parameters<typeof aTalentSummary>[0]): boolean =>
  filterTalents({ ...NO_FILTER, ...filter }, [aTalentSummary(talent)]).length === 1;

const GREEN = { key: "verde", values: ["Green", "Light Green"] };
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60_000).toISOString().slice(0, 10);
const months = (count: number) => [{ key: String(count), values: [] }];
const BLUE = { key: "azul", values: ["Blue"] };

describe("filterTalents", () => {
  it.each<[string, Partial<CastingFilter>, Parameters<typeof aTalentSummary>[0], boolean]>([
    ["the first of a range", { ranges: { age: { min: 8, max: 12 } } }, { age: 8 }, true],
    ["the last of a range", { ranges: { age: { min: 8, max: 12 } } }, { age: 12 }, true],
    ["what lies beyond it", { ranges: { age: { min: 8, max: 12 } } }, { age: 13 }, false],
    ["half a size", { ranges: { shoes: { min: 36, max: 37 } } }, { shoes: 36.5 }, true],
    ["what nobody gave", { ranges: { heightCm: { min: 100, max: 120 } } }, { heightCm: null }, false],
    [
      "what nobody gave, where that is wanted",
      { ranges: { heightCm: { min: 100, max: 120 } }, includesUnknown: true },
      { heightCm: null },
      true,
    ],
    ["a value of a colour, however written", { choices: { eyes: [GREEN] } }, { eyes: " light green" }, true],
    ["one of two colours", { choices: { eyes: [GREEN, BLUE] } }, { eyes: "Blue" }, true],
    ["another colour", { choices: { hair: [GREEN] } }, { hair: "Black" }, false],
    ["no colour", { choices: { hair: [GREEN] }, includesUnknown: true }, { hair: null }, false],
    ["all of two skills", { choices: { skills: toChoices("Canto", "Dança") } }, { skills: ["Dança", "Canto", "Circo"] }, true],
    ["one of two skills", { choices: { skills: toChoices("Canto", "Dança") } }, { skills: ["Canto"] }, false],
    ["a letter below its accent", { letter: "A" }, { name: "Álvaro" }, true],
    ["another letter", { letter: "A" }, { name: "Bento Álvares" }, false],
    ["words of a name in any order", { name: "prado joao" }, { name: "João Prado" }, true],
    ["one of several categories", { categories: ["kids", "talents"] }, { categories: ["teens", "kids"] }, true],
    ["none of several categories", { categories: ["kids", "talents"] }, { categories: ["teens"] }, false],
    ["another category", { category: "kids" }, { categories: ["teens"] }, false],
    ["the second category", { category: "kids" }, { categories: ["teens", "kids"] }, true],
    ["the other gender", { gender: "male" }, { gender: "female" }, false],
    ["a kind of credit", { choices: { creditKinds: toChoices("film") } }, { creditKinds: ["film", "theatre"] }, true],
    ["two kinds of which one is missing", { choices: { creditKinds: toChoices("film", "series") } }, { creditKinds: ["film"] }, false],
    ["a kind, without credits", { choices: { creditKinds: toChoices("film") }, includesUnknown: true }, { creditKinds: [] }, false],
    ["digitals of the first day that is new enough", { choices: { digitalsOn: months(3) } }, { digitalsOn: dayBeforeMonths(3) }, true],
    ["digitals of the day before", { choices: { digitalsOn: months(3) } }, { digitalsOn: dayBefore(dayBeforeMonths(3)) }, false],
    ["digitals of today", { choices: { digitalsOn: months(1) } }, { digitalsOn: dayBeforeMonths(0) }, true],
    ["new digitals, without any", { choices: { digitalsOn: months(12) }, includesUnknown: true }, { digitalsOn: null }, false],
  ])("filters by %s", (...[, filter, talent, found]) => {
    expect(isFound(filter, talent)).toBe(found);
  });

  it("never finds more with a further constraint", () => {
    fc.assert(
      fc.property(arbitraryFilter, talents, (filter, all) => {
        const wider = new Set(filterTalents({ ...NO_FILTER, includesUnknown: filter.includesUnknown }, all));
        for (const constraint of constraintsOf(filter)) {
          const without = filterTalents(withoutConstraint(filter, constraint), all);
          expect(filterTalents(filter, all).every((talent) => without.includes(talent))).toBe(true);
          expect(without.every((talent) => wider.has(talent))).toBe(true);
        }
      }),
    );
  });

  it("finds the same in any order of constraints", () => {
    fc.assert(
      fc.property(arbitraryFilter, arbitraryFilter, talents, (one, other, all) => {
        const both = filterTalents(one, filterTalents(other, all));
        expect(filterTalents(other, filterTalents(one, all))).toEqual(both);
        const isKept = new Set(both);
        expect(both).toEqual(all.filter((talent) => isKept.has(talent)));
      }),
    );
  });

  it("finds everybody with a full range, also without a value", () => {
    fc.assert(
      fc.property(arbitraryFilter, talents, (filter, all) => {
        const bounds = listingBounds(all);
        const full = { ...filter, ranges: bounds };
        const none = { ...filter, ranges: {} };
        expect(filterTalents(withoutFullRanges(full, bounds), all)).toEqual(filterTalents(none, all));
      }),
    );
  });
});

it.each([
  ["Érica", "E"],
  ["  zoé", "Z"],
  ["Çelik", "C"],
  ["7 Mares", null],
  ["", null],
  ["Ñandu", "N"],
])("sorts %p under %p", (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
