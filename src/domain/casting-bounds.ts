import { MEASURES, type CastingFilter, type Measure, type Range } from "./casting-filter";
import type { TalentSummary } from "./talent";

export type MeasureBounds = Readonly<Record<Measure, Range>>;

/**
 * The ends of each range: the usual ones where every talent of the listing lies inside, otherwise the listing's own,
 * rounded outwards (decisions, Casting).
 */
export const listingBounds = (talents: readonly Pick<TalentSummary, Measure>[], usual: MeasureBounds): MeasureBounds => ({
  age: boundsOf(talents, "age", usual.age),
  heightCm: boundsOf(talents, "heightCm", usual.heightCm),
  shoes: boundsOf(talents, "shoes", usual.shoes),
  jeans: boundsOf(talents, "jeans", usual.jeans),
});

const boundsOf = (talents: readonly Pick<TalentSummary, Measure>[], measure: Measure, usual: Range): Range => {
  let min = Infinity;
  let max = -Infinity;
  for (const { [measure]: value } of talents) {
    if (value === null) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  const isUsual = min >= usual.min && max <= usual.max;
  return isUsual ? usual : { min: Math.floor(min), max: Math.ceil(max) };
};

/** A range without the part that lies beyond the bounds; null where nothing is narrowed, for a full range is no filter. */
export const narrowed = (range: Range | null, bounds: Range): Range | null =>
  range === null || (range.min <= bounds.min && range.max >= bounds.max) ? null : range;

/** The filter without its full ranges. */
export const withoutFullRanges = (filter: CastingFilter, bounds: MeasureBounds): CastingFilter => ({
  ...filter,
  ...Object.fromEntries(MEASURES.map((measure) => [measure, narrowed(filter[measure], bounds[measure])])),
});
