import { TALENT_OPTIONS } from "../config/options";
import pt from "../locales/pt/options.json";
import { optionLabel } from "./option-label";

it.each([
  ["Light Brown", "pt", "Castanho Claro"],
  ["light brown ", "pt", "Castanho Claro"],
  ["Light Brown", "en", "Light Brown"],
  ["Rainbow", "pt", "Rainbow"],
] as const)("shows the hair %p in %p as %p", (value, locale, label) => {
  expect(optionLabel("hair", value, locale)).toBe(label);
});

it("has a label for each option", () => {
  const keys = Object.entries(TALENT_OPTIONS).flatMap(([field, values]) => values.map((value) => `options.${field}.${value}`));
  expect(Object.keys(pt).sort()).toEqual(keys.sort());
});
