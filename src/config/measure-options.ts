import type { Gender } from "../domain/category";

const range = (first: number, last: number, step = 1): readonly number[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_item, index) => first + index * step);

/** In the order of the application form. */
export const GENDER_OPTIONS: readonly Gender[] = ["female", "male"];

/** Centimetres. */
export const HEIGHT_OPTIONS = range(30, 200);
export const BUST_OPTIONS = range(65, 200);
export const WAIST_OPTIONS = range(20, 200);
export const HIPS_OPTIONS = range(20, 200);

/** Brazilian sizes in halves: 38, 38.5. */
export const JEANS_OPTIONS = range(0, 60, 0.5);
export const SHOES_OPTIONS = range(1, 60, 0.5);
