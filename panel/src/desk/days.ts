/** A calendar day as `yyyy-mm-dd`. */
export type Day = string;

export const TIME_ZONE = "America/Sao_Paulo";
/** Brazil has had no daylight saving time since 2019. */
const OFFSET = "-03:00";
const DAY_MS = 24 * 60 * 60 * 1000;
const ADULT_AGE = 18;

/** The agency's calendar day at a time. */
export const dayOf = (instant: Date): Day =>
  new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);

export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** When a day starts at the agency, or the day some days after it. */
export const startOfDay = (day: Day, daysAfter = 0): string =>
  new Date(Date.parse(`${day}T00:00:00${OFFSET}`) + daysAfter * DAY_MS).toISOString();

/** The same day of an earlier year. Only for comparison: the day may not exist. */
export const yearsBefore = (day: Day, years: number): Day => `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}`;

/** Whole years between two days; null without a valid birthdate. */
export const ageOn = (birthdate: string | null | undefined, today: Day): number | null => {
  if (typeof birthdate !== "string" || !isDay(birthdate)) return null;
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  const age = today.slice(5) < birthdate.slice(5) ? years - 1 : years;
  return age < 0 ? null : age;
};

/** Whether somebody needs a guardian; true without a birthdate. */
export const isMinor = (age: number | null): boolean => age === null || age < ADULT_AGE;

/** Whole days between two times. */
export const daysBetween = (from: string, now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.parse(from)) / DAY_MS));
