import type { ByField, CastingFilter, Range } from "./casting-choice";
import { isWithin, limitsOf } from "./measure-limits";
import { TALENT_FIELDS, type FieldRecord, type FieldTable } from "./talent-fields";

/**
 * The usual bounds when all talents are within them, otherwise the talents' own, rounded outwards (docs/product.md,
 * Casting). Impossible values are typing errors and are ignored.
 */
export const listingBounds = (talents: readonly FieldRecord[], fields: FieldTable = TALENT_FIELDS): ByField<Range> => {
  const bounds: Record<string, Range> = {};
  for (const [key, field] of Object.entries(fields)) {
    const { min, max } = field;
    if (min !== undefined) bounds[key] = boundsOf(talents, key, { usual: { min, max }, limits: limitsOf(field) });
  }
  return bounds;
};

const boundsOf = (talents: readonly FieldRecord[], key: string, { usual, limits }: { usual: Range; limits: Range | null }): Range => {
  let min = Infinity;
  let max = -Infinity;
  for (const { [key]: value } of talents) {
    if (typeof value !== "number" || (limits !== null && !isWithin(limits, value))) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const isUsual = min >= usual.min && max <= usual.max;
  return isUsual ? usual : { min: Math.floor(min), max: Math.ceil(max) };
};

/** A full range is not a filter. */
export const isNarrower = (range: Range, bounds: Range | undefined): boolean => !bounds || range.min > bounds.min || range.max < bounds.max;

export const withoutFullRanges = (filter: CastingFilter, bounds: ByField<Range>): CastingFilter => ({
  ...filter,
  ranges: Object.fromEntries(Object.entries(filter.ranges).filter(([key, range]) => isNarrower(range, bounds[key]))),
});
