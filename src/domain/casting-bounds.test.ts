import fc from "fast-check";
import { arbitraryTalent } from "../../tests/builders/arbitrary-casting";
import { aTalentSummary } from "../../tests/builders/domain-records";
import { isNarrower, listingBounds, withoutFullRanges } from "./casting-bounds";
import { NO_FILTER } from "./casting-choice";
import { filterTalents } from "./casting-filter";
import { limitsOf } from "./measure-limits";
import { TALENT_FIELDS } from "./talent-fields";

const USUAL = { age: { min: 16, max: 55 }, heightCm: { min: 40, max: 210 }, shoes: { min: 40, max: 120 }, jeans: { min: 40, max: 120 } };

describe("listingBounds", () => {
  it("are the usual bounds when every known value lies inside", () => {
    const talents = [aTalentSummary({ age: 16 }), aTalentSummary({ age: 55 }), aTalentSummary({ age: null })];
    expect(listingBounds(talents).age).toEqual({ min: 16, max: 55 });
  });

  it("are the listing's own, rounded outwards, when a value lies outside", () => {
    const talents = [aTalentSummary({ shoes: 33.5, age: 9 }), aTalentSummary({ shoes: 42.5, age: 30 })];
    const bounds = listingBounds(talents);
    expect(bounds.shoes).toEqual({ min: 33, max: 43 });
    expect(bounds.age).toEqual({ min: 9, max: 30 });
  });

  it("are the usual bounds without values", () => {
    expect(listingBounds([])).toMatchObject(USUAL);
  });

  it("are not moved by an impossible value, whose talent stays in the unfiltered list", () => {
    const possible = [
      aTalentSummary({ jeans: 8, shoes: 31, heightCm: 128, age: 9 }),
      aTalentSummary({ jeans: 46, shoes: 42, heightCm: 212 }),
    ];
    const typingErrors = aTalentSummary({ jeans: 2026, shoes: 400, heightCm: 1700, age: 2016 });
    const bounds = listingBounds([...possible, typingErrors]);
    expect(bounds).toEqual(listingBounds(possible));
    expect(bounds.jeans).toEqual({ min: 8, max: 46 });
    const fullRange = withoutFullRanges({ ...NO_FILTER, ranges: { jeans: { min: 8, max: 46 } } }, bounds);
    expect(filterTalents(fullRange, [...possible, typingErrors])).toHaveLength(3);
  });

  it("are the usual ones, or within the limits of the field, for any talents", () => {
    const anyMeasure = fc.record({ jeans: fc.double({ noNaN: true }), shoes: fc.double({ noNaN: true }) });
    const talents = fc.array(fc.tuple(arbitraryTalent, anyMeasure).map(([talent, measures]) => ({ ...talent, ...measures })));
    fc.assert(
      fc.property(talents, (listed) => {
        for (const key of ["jeans", "shoes"] as const) {
          const { min = 0, max = 0 } = listingBounds(listed)[key] ?? {};
          const limits = limitsOf(TALENT_FIELDS[key]) ?? { min: 0, max: 0 };
          const isUsual = min === USUAL[key].min && max === USUAL[key].max;
          expect(isUsual || (min >= limits.min && max <= limits.max)).toBe(true);
        }
      }),
    );
  });
});

it.each([
  [{ min: 16, max: 55 }, false],
  [{ min: 0, max: 99 }, false],
  [{ min: 0, max: 9999 }, false],
  [{ min: 17, max: 55 }, true],
  [{ min: 16, max: 54 }, true],
])("isNarrower for the range %p is %p", (range, expected) => {
  expect(isNarrower(range, { min: 16, max: 55 })).toBe(expected);
});
