import { MEASURE_LIMITS } from "../../../../src/domain/measure-limits";
import { readMeasure } from "../../../../src/domain/measure-text";

/** Accepts `170` or `170/5.7`. */
export const isHeight = (text: string): boolean =>
  /^\d{2,3}(\/\d\.\d{1,2})?$/.test(text) && readMeasure(text, MEASURE_LIMITS.length) !== null;

/** Accepts `38`, `8x34` or `36/38`. The site uses the first number. */
export const isJeans = (text: string): boolean =>
  /^\d{1,2}([.,][05])?(\s*[x/-]\s*\d{1,3}([.,][05])?)?$/i.test(text) && readMeasure(text, MEASURE_LIMITS.jeans) !== null;

/** Accepts `38` or `38.5`. */
export const isShoes = (text: string): boolean => /^\d{1,2}([.,][05])?$/.test(text) && readMeasure(text, MEASURE_LIMITS.shoes) !== null;
