import { aTalentSummary } from "../../tests/builders/domain-records";
import { isNarrower, listingBounds } from "./casting-bounds";

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
});

it.each([
  [{ min: 16, max: 55 }, false],
  [{ min: 0, max: 99 }, false],
  [{ min: 17, max: 55 }, true],
  [{ min: 16, max: 54 }, true],
])("isNarrower for the range %p is %p", (range, expected) => {
  expect(isNarrower(range, { min: 16, max: 55 })).toBe(expected);
});
