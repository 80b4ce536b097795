import { BUST_OPTIONS, GENDER_OPTIONS, HEIGHT_OPTIONS, HIPS_OPTIONS, JEANS_OPTIONS, SHOES_OPTIONS, WAIST_OPTIONS } from "./measure-options";
import type { Option } from "./options";

it.each([
  ["genders", GENDER_OPTIONS, [2, "woman", "man"]],
  ["heights", HEIGHT_OPTIONS, [171, "30/1.0", "200/6.7"]],
  ["busts", BUST_OPTIONS, [136, "65/25.6", "200/78.7"]],
  ["waists", WAIST_OPTIONS, [181, "20/7.9", "200/78.7"]],
  ["hips", HIPS_OPTIONS, [181, "20/7.9", "200/78.7"]],
  ["jeans", JEANS_OPTIONS, [121, "0", "60"]],
  ["shoes", SHOES_OPTIONS, [119, "1", "60"]],
] as const)("contains %s from end to end, each once", (_name, options: readonly Option[], [count, first, last]) => {
  const values = options.map(({ value }) => value);
  expect([values.length, values[0], values.at(-1)]).toEqual([count, first, last]);
  expect(new Set(values).size).toBe(count);
});

it.each([
  ["height", HEIGHT_OPTIONS, { value: "170/5.7", pt: "170 cm (5'7\")", en: "170 cm (5'7\")" }],
  ["height of whole feet", HEIGHT_OPTIONS, { value: "183/6.0", pt: "183 cm (6'0\")", en: "183 cm (6'0\")" }],
  ["waist", WAIST_OPTIONS, { value: "70/27.6", pt: '70 cm (27,6")', en: '70 cm (27.6")' }],
  ["jeans", JEANS_OPTIONS, { value: "38.5", pt: "38,5 BR", en: "38.5 BR" }],
] as const)("formats a %s in both languages", (_name, options: readonly Option[], option) => {
  expect(options).toContainEqual(option);
});
