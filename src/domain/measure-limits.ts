import type { Range } from "./casting-choice";
import type { TalentField } from "./talent-fields";

// A separate module without texts, because the filters of every list load it.

/**
 * Values outside are typing errors. Years, centimetres of any length of the body, and Brazilian sizes: shoes from a
 * newborn's, jeans from a child's 1 to the largest plus sizes.
 */
export const MEASURE_LIMITS = {
  years: { min: 0, max: 120 },
  length: { min: 30, max: 250 },
  jeans: { min: 1, max: 70 },
  shoes: { min: 10, max: 52 },
} as const satisfies Readonly<Record<string, Range>>;

/** False for NaN. */
export const isWithin = ({ min, max }: Range, value: number): boolean => value >= min && value <= max;

/** Null when the field's kind is no measure. */
export const limitsOf = (field: TalentField): Range | null => {
  if (field.kind === "size") return MEASURE_LIMITS[field.conversion ?? "jeans"];
  return field.kind === "years" || field.kind === "length" ? MEASURE_LIMITS[field.kind] : null;
};
