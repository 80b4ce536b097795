import type { ByField, CastingFilter, Range } from "./casting-choice";
import { TALENT_FIELDS, type FieldRecord, type FieldTable } from "./talent-fields";

/**
 * The bounds of each range: the usual ones when all talents are within them, otherwise the talents' own, rounded outwards
 * (decisions, Casting).
 */
export const listingBounds = (talents: readonly FieldRecord[], fields: FieldTable = TALENT_FIELDS): ByField<Range> => {
  const bounds: Record<string, Range> = {};
  for (const [key, { min, max }] of Object.entries(fields)) if (min !== undefined) bounds[key] = boundsOf(talents, key, { min, max });
  return bounds;
};

const boundsOf = (talents: readonly FieldRecord[], key: string, { min: usualMin, max: usualMax }: Range): Range => {
  let min = Infinity;
  let max = -Infinity;
  for (const { [key]: value } of talents) {
    if (typeof value !== "number") continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const isUsual = min >= usualMin && max <= usualMax;
  return isUsual ? { min: usualMin, max: usualMax } : { min: Math.floor(min), max: Math.ceil(max) };
};

/** Whether a range is smaller than its bounds; a full range is not a filter. */
export const isNarrower = (range: Range, bounds: Range | undefined): boolean => !bounds || range.min > bounds.min || range.max < bounds.max;

/** The filter without its full ranges. */
export const withoutFullRanges = (filter: CastingFilter, bounds: ByField<Range>): CastingFilter => ({
  ...filter,
  ranges: Object.fromEntries(Object.entries(filter.ranges).filter(([key, range]) => isNarrower(range, bounds[key]))),
});
