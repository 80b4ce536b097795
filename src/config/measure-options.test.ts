import { BUST_OPTIONS, HEIGHT_OPTIONS, HIPS_OPTIONS, JEANS_OPTIONS, SHOES_OPTIONS, WAIST_OPTIONS } from "./measure-options";

it.each([
  ["heights", HEIGHT_OPTIONS, [171, 30, 200]],
  ["busts", BUST_OPTIONS, [136, 65, 200]],
  ["waists", WAIST_OPTIONS, [181, 20, 200]],
  ["hips", HIPS_OPTIONS, [181, 20, 200]],
  ["jeans", JEANS_OPTIONS, [121, 0, 60]],
  ["shoes", SHOES_OPTIONS, [119, 1, 60]],
] as const)("contains %s from end to end, each once", (_name, options, [count, first, last]) => {
  expect([options.length, options[0], options.at(-1)]).toEqual([count, first, last]);
  expect(new Set(options).size).toBe(count);
});

it("offers sizes in halves", () => {
  expect(SHOES_OPTIONS.slice(0, 3)).toEqual([1, 1.5, 2]);
});
