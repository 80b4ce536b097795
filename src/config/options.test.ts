import { EYE_FILTERS, HAIR_FILTERS } from "./color-filters";
import { EYE_OPTIONS, HAIR_OPTIONS } from "./options";

it("contains the options of the form, each once", () => {
  expect(new Set(HAIR_OPTIONS).size).toBe(24);
  expect(new Set(EYE_OPTIONS).size).toBe(17);
});

it.each([
  { filters: HAIR_FILTERS, options: HAIR_OPTIONS, without: ["Hairless"] },
  { filters: EYE_FILTERS, options: EYE_OPTIONS, without: [] },
])("assigns every value of the form to one of the filter's colours", ({ filters, options, without }) => {
  const counted = filters.flatMap(({ values }) => values);
  expect(new Set(counted).size).toBe(counted.length);
  expect([...counted, ...without].sort()).toEqual([...options].sort());
});
