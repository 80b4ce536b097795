import { ADULT_AGE } from "./adult-age";

/** A calendar day as `yyyy-mm-dd`. */
export type Day = string;

/** Today's calendar day in a time zone such as `America/Sao_Paulo`. */
export const dayIn = (timeZone: string, instant: Date): Day =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);

/** Whole years between two days; a birthday on 29 February counts from 1 March. */
export const ageOn = (birthdate: Day, today: Day): number => {
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
};

/** The first day of a day's month. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;

/**
 * The age that may be published, in whole years. A minor's is counted as of the first day of the current month, so that
 * its change reveals only the month of birth; an adult's as of today. Who turns 18 stays 17 until the next first. Null
 * for a future birthdate.
 */
export const publicAgeOn = (birthdate: Day, today: Day): number | null => {
  const ageThisMonth = ageOn(birthdate, firstOfMonth(today));
  if (ageThisMonth < 0) return null;
  return ageThisMonth < ADULT_AGE ? ageThisMonth : ageOn(birthdate, today);
};

/** The day that lies a number of months before an instant, in UTC; the month's last day where the month is too short. */
export const dayBeforeMonths = (months: number, instant = new Date()): Day => {
  const day = new Date(instant);
  day.setUTCMonth(day.getUTCMonth() - months);
  if (day.getUTCDate() !== instant.getUTCDate()) day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
};
