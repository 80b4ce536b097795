import type { Range } from "./casting-choice";
import type { TalentField } from "./talent-fields";

// A module of its own, without texts: the filters of every list load it.

/**
 * The measures that a person can have; others are typing errors. Years, centimetres of any length of the body, and Brazilian sizes:
 * shoes from a newborn's on, jeans from a child's 1 to the largest plus sizes.
 */
export const MEASURE_LIMITS = {
  years: { min: 0, max: 120 },
  length: { min: 30, max: 250 },
  jeans: { min: 1, max: 70 },
  shoes: { min: 10, max: 52 },
} as const satisfies Readonly<Record<string, Range>>;

/** False for NaN. */
export const isWithin = ({ min, max }: Range, value: number): boolean => value >= min && value <= max;

/** The limits of a field; null when its kind is no measure. */
export const limitsOf = (field: TalentField): Range | null => {
  if (field.kind === "size") return MEASURE_LIMITS[field.conversion ?? "jeans"];
  return field.kind === "years" || field.kind === "length" ? MEASURE_LIMITS[field.kind] : null;
};
