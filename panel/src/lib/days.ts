import { parseDay } from "../../../src/domain/day";

/** A calendar day as `yyyy-mm-dd`. */
export type Day = string;

const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
const ADULT_AGE = 18;

const dayFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });

/** The calendar day of an instant in a time zone such as `America/Sao_Paulo`. */
export const dayIn = (timeZone: string, instant: Date): Day => dayFormat(timeZone).format(instant);

/**
 * The calendar day of a date field, as ISO 8601. The admin's picker stores noon UTC, which is the same day in the time zones of the
 * Americas and Europe; a plain date written over the API is stored as midnight UTC.
 */
export const dayOfField = (value: string, timeZone: string): Day => {
  const instant = new Date(value);
  return instant.getTime() % DAY_MS === 0 ? instant.toISOString().slice(0, 10) : dayIn(timeZone, instant);
};

/** Whether a text is a day as `parseDay` returns it. Databases differ in what they accept beyond its years. */
export const isDay = (text: string): boolean => parseDay(text) === text;

const OLDEST_YEARS = 120;

/** Whether somebody may have been born on that day: not after today, and at most 120 years before. */
export const isPastDay = (day: Day, today: Day): boolean => day <= today && day >= yearsBefore(today, OLDEST_YEARS);

export const addDays = (day: Day, days: number): Day => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Negative when `to` is before `from`. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** Periods of 24 hours since a time; 0 for a time that is still to come. */
export const daysSince = (time: string, now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / DAY_MS));

/** The start of a day in a time zone, as ISO 8601. Where the clocks change at midnight, the first instant of the day. */
export const startOfDayIn = (timeZone: string, day: Day): string => {
  const format = dayFormat(timeZone);
  // Time zones are at most 14 hours ahead of UTC, and differ from it by multiples of 15 minutes.
  let start = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR_MS;
  while (format.format(start) < day) start += HOUR_MS / 4;
  return new Date(start).toISOString();
};

/** The same day of an earlier year. Only for comparison: the day may not exist. */
export const yearsBefore = (day: Day, years: number): Day => `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}`;

/** Whole years between two days; null without a valid birthdate. */
export const ageOn = (birthdate: string | null | undefined, today: Day): number | null => {
  if (typeof birthdate !== "string" || !isDay(birthdate)) return null;
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  const age = today.slice(5) < birthdate.slice(5) ? years - 1 : years;
  return age < 0 ? null : age;
};

/** Whether a person needs a guardian; true without a birthdate. */
export const isMinor = (age: number | null): boolean => age === null || age < ADULT_AGE;
