import * as fc from "fast-check";
import { aTalentSummary } from "../../tests/builders/domain-records";
import { fromCastingIndex, toCastingIndex } from "./casting-index";
import { CATEGORIES, GENDERS } from "./category";

const optionalNumber = fc.option(fc.double({ min: 0, max: 300, noNaN: true, noDefaultInfinity: true }).map(Math.abs));
const optionalText = fc.option(fc.constantFrom("Brown", "Light Brown", "Green", ""));

const summary = fc
  .record({
    talentId: fc.string({ minLength: 1 }),
    name: fc.string(),
    gender: fc.constantFrom(...GENDERS),
    age: fc.option(fc.integer({ min: 0, max: 99 })),
    coverVersion: fc.option(fc.string({ minLength: 1 })),
    categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES)),
    heightCm: optionalNumber,
    shoes: optionalNumber,
    jeans: optionalNumber,
    hair: optionalText,
    hairKind: optionalText,
    eyes: optionalText,
    skills: fc.array(fc.constantFrom("Inglês", "Canto", "Dança"), { maxLength: 3 }),
  })
  .map(aTalentSummary);

describe("the casting index", () => {
  it("equals the summaries that it was written from", () => {
    fc.assert(
      fc.property(fc.array(summary, { maxLength: 30 }), (talents) => {
        const sent: unknown = JSON.parse(JSON.stringify(toCastingIndex(talents)));
        expect(fromCastingIndex(sent as ReturnType<typeof toCastingIndex>)).toEqual(talents);
      }),
    );
  });

  it("contains each distinct value of a dictionary column once", () => {
    const [one] = fc.sample(summary, 1);
    const index = toCastingIndex([one!, one!, one!]);
    expect(index.categories.values).toHaveLength(1);
    expect(index.categories.rows).toEqual([0, 0, 0]);
  });
});
