import { CHILD_AGE } from "../config/form-limits";
import { ADULT_AGE } from "../domain/adult-age";
import { ageOn } from "../domain/age";
import { parseDay, type Day } from "../domain/day";

export interface Applicant {
  /** Whole years; null without a valid birthdate. */
  age: number | null;
  /** Needs a guardian and a consent. */
  isMinor: boolean;
  /** Girths and profiles are optional. */
  isChild: boolean;
}

export const UNKNOWN_APPLICANT: Applicant = { age: null, isMinor: false, isChild: false };

/** Reads `dd/MM/yyyy` or `yyyy-mm-dd`; the age is that on `today`. */
export const applicantOf = (birthdate: unknown, today: Day): Applicant => {
  const day = typeof birthdate === "string" ? parseDay(birthdate) : null;
  if (day === null || day > today) return UNKNOWN_APPLICANT;
  const age = ageOn(day, today);
  return { age, isMinor: age < ADULT_AGE, isChild: age < CHILD_AGE };
};
