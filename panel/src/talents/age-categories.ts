import { ADULT_AGE } from "../../../src/domain/adult-age";

/** The site's categories by age. Actors and influencers are selected by other criteria. */
export const AGE_CATEGORIES = ["kids", "teens", "talents"] as const;
export type AgeCategory = (typeof AGE_CATEGORIES)[number];

export const FIRST_TEEN_AGE = 12;

/** Null without an age. */
export const fittingCategory = (age: number | null): AgeCategory | null => {
  if (age === null) return null;
  if (age < FIRST_TEEN_AGE) return "kids";
  return age < ADULT_AGE ? "teens" : "talents";
};
