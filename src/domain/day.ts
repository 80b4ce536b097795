import { cleanLine } from "./clean-text";

/** A calendar day as `yyyy-mm-dd`. */
export type Day = string;

const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const dayFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });

/** `timeZone`: an IANA name such as `America/Sao_Paulo`. */
export const dayIn = (timeZone: string, instant: Date): Day => dayFormat(timeZone).format(instant);

/** Returns ISO 8601. If the clocks change at midnight, returns the first instant of the day. */
export const startOfDayIn = (timeZone: string, day: Day): string => {
  const format = dayFormat(timeZone);
  // Time zones are at most 14 hours ahead of UTC, and differ from it by multiples of 15 minutes.
  let start = Date.parse(`${day}T00:00:00Z`) - 14 * HOUR_MS;
  while (format.format(start) < day) start += HOUR_MS / 4;
  return new Date(start).toISOString();
};

/**
 * `value` is ISO 8601. The admin's date picker stores noon UTC, which is the same day in the time zones of the Americas
 * and Europe; a plain date written over the API is stored as midnight UTC.
 */
export const dayOfField = (value: string, timeZone: string): Day => {
  const instant = new Date(value);
  return instant.getTime() % DAY_MS === 0 ? instant.toISOString().slice(0, 10) : dayIn(timeZone, instant);
};

export const addDays = (day: Day, days: number): Day => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Negative when `to` is before `from`. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;

/** In periods of 24 hours; 0 for a future time. */
export const daysSince = (time: string, now: Date): number => Math.max(0, Math.floor((now.getTime() - Date.parse(time)) / DAY_MS));

/** In UTC; the last day of the month when that is shorter. */
export const monthsBefore = (now: Date, months: number): Date => {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  // One month before 31 March is the last day of February, not 3 March.
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0);
  return date;
};

/** In UTC. */
export const dayBeforeMonths = (months: number, instant = new Date()): Day => monthsBefore(instant, months).toISOString().slice(0, 10);

/** Only for comparison: the day may not exist. */
export const yearsBefore = (day: Day, years: number): Day => `${String(Number(day.slice(0, 4)) - years).padStart(4, "0")}${day.slice(4)}`;

/** `yyyy-mm-dd` or `dd/MM/yyyy`, also with dots or dashes. A time after it is ignored. */
const WRITTEN_DAY = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))(?:[T ]\d{1,2}:\d{2}.*)?$/;

/** Other years count as typing errors. */
const YEARS = /^(?:19|2[01])/;

/**
 * In `dd/MM/yyyy`, the day comes before the month: 03/25/2016 returns null. Null also for a day that does not exist,
 * such as 31/02, and for years outside 1900 to 2199.
 */
export const parseDay = (text: string): Day | null => {
  const [, isoYear, isoMonth, isoDay, day, month, year] = WRITTEN_DAY.exec(cleanLine(text)) ?? [];
  const iso = [isoYear ?? year, (isoMonth ?? month)?.padStart(2, "0"), (isoDay ?? day)?.padStart(2, "0")].join("-");
  const date = new Date(`${iso}T00:00:00Z`);
  return YEARS.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/** `2015-03-07` → `07/03/2015`. */
export const writeDay = (day: Day): string => day.split("-").reverse().join("/");

/** Whether the text is a day as `parseDay` returns it. Databases differ in which other years they accept. */
export const isDay = (text: string): boolean => parseDay(text) === text;

const OLDEST_YEARS = 120;

/** Whether the day can be a birthdate: not after today, and at most 120 years ago. */
export const isPastDay = (day: Day, today: Day): boolean => day <= today && day >= yearsBefore(today, OLDEST_YEARS);
