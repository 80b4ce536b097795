import { SPOKEN_LANGUAGES, TALENT_OPTIONS } from "../config/options";
import enCasting from "../locales/en/casting.json";
import en from "../locales/en/options.json";
import ptCasting from "../locales/pt/casting.json";
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
  const fields = { ...TALENT_OPTIONS, languages: SPOKEN_LANGUAGES };
  const keys = Object.entries(fields).flatMap(([field, values]) => values.map((value) => `options.${field}.${value}`));
  expect(Object.keys(pt).sort()).toEqual(keys.sort());
});

it.each([
  ["Inglês", "en", "English"],
  ["Inglês", "pt", "Inglês"],
  ["Guarani", "en", "Guarani"],
] as const)("shows the language %p in %p as %p", (value, locale, label) => {
  expect(optionLabel("languages", value, locale)).toBe(label);
});

it("names each language alike on the page and in the filter, in both languages", () => {
  for (const [options, casting] of [
    [pt, ptCasting],
    [en, enCasting],
  ] as const)
    for (const language of SPOKEN_LANGUAGES)
      expect(casting[`casting.languages.${language}`]).toBe(options[`options.languages.${language}`]);
});
