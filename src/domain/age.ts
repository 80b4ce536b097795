import { ADULT_AGE } from "./adult-age";

/** A calendar day as `yyyy-mm-dd`. */
export type Day = string;

/** Today's calendar day in a time zone such as `America/Sao_Paulo`. */
export const dayIn = (timeZone: string, instant: Date): Day =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);

/** Whole years between two days; somebody born on 29 February turns a year older on 1 March. */
export const ageOn = (birthdate: Day, today: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
};

/** The first day of a day's month. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/**
 * The age that may be published: whole years, for a minor as of the first day of the current month, so that the day on
 * which it changes tells only the month of birth; for an adult as of today. Somebody who turns 18 stays 17 until the
 * next first. Null before the first day of a month on which the person was alive.
 */
export const publicAgeOn = (birthdate: Day, today: Day): number | null => {
  const ageThisMonth = ageOn(birthdate, firstOfMonth(today));
  if (ageThisMonth < 0) return null;
  return ageThisMonth < ADULT_AGE ? ageThisMonth : ageOn(birthdate, today);
};
