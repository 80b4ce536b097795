/** A calendar day as `yyyy-mm-dd`. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day of an instant in a time zone such as `America/Sao_Paulo`. */
export const dayIn = (timeZone: string, instant: Date): Day =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(instant);

/**
 * The calendar day of a date field, as ISO 8601. The admin's picker stores noon UTC, which is the same day in the time zones of the
 * Americas and Europe; a plain date written over the API is stored as midnight UTC.
 */
export const dayOfField = (value: string, timeZone: string): Day => {
  const instant = new Date(value);
  return instant.getTime() % DAY_MS === 0 ? instant.toISOString().slice(0, 10) : dayIn(timeZone, instant);
};

export const addDays = (day: Day, days: number): Day => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Negative when `to` is before `from`. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
