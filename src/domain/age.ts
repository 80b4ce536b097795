import { ADULT_AGE } from "./adult-age";
import { isDay, type Day } from "./day";

/** In whole years; a birthday on 29 February counts from 1 March. */
export const ageOn = (birthdate: Day, today: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
};

/** Null when the text is no valid day (`isDay`) or is after today. */
export const ageOfBirthdate = (birthdate: string | null | undefined, today: Day): number | null => {
  const age = typeof birthdate === "string" && isDay(birthdate) ? ageOn(birthdate, today) : -1;
  return age < 0 ? null : age;
};

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/**
 * The age that may be published, in whole years. A minor's age is counted on the first day of the current month, so
 * that its change reveals only the month of birth; an adult's age is counted today. A person who turns 18 counts as 17
 * until the first day of the next month. Null for a future birthdate.
 */
export const publicAgeOn = (birthdate: Day, today: Day): number | null => {
  const ageThisMonth = ageOn(birthdate, firstOfMonth(today));
  if (ageThisMonth < 0) return null;
  return ageThisMonth < ADULT_AGE ? ageThisMonth : ageOn(birthdate, today);
};
