import { CHILD_AGE } from "../config/form-limits";
import { ADULT_AGE } from "../domain/adult-age";
import { ageOn, type Day } from "../domain/age";
import { parseDay } from "../domain/day";

/** What an applicant's birthdate decides; `age` is null while it is no past day. */
export interface Applicant {
  /** Whole years. */
  age: number | null;
  /** Needs a guardian and a consent. */
  isMinor: boolean;
  /** Need not tell girths and profiles. */
  isChild: boolean;
}

/** Who has told no birthdate. */
export const UNKNOWN: Applicant = { age: null, isMinor: false, isChild: false };

/** Reads `dd/MM/yyyy` or `yyyy-mm-dd` as of `today` (decisions, Forms). */
export const applicantOf = (birthdate: unknown, today: Day): Applicant => {
  const day = typeof birthdate === "string" ? parseDay(birthdate) : null;
  if (day === null || day > today) return UNKNOWN;
  const age = ageOn(day, today);
  return { age, isMinor: age < ADULT_AGE, isChild: age < CHILD_AGE };
};
