import type { Day } from "./age";
import { cleanLine } from "./clean-text";

/** `yyyy-mm-dd` or `dd/MM/yyyy`, also with dots or dashes. A time after it says nothing of the day. */
const WRITTEN_DAY = /^(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}))(?:[T ]\d{1,2}:\d{2}.*)?$/;

/** Other years are typing errors. */
const YEARS = /^(?:19|2[01])/;

/**
 * The day that a text writes, with the day before the month; null for a day that does not exist, such as 31/02, and outside of
 * 1900 to 2199. 03/25/2016 is no day.
 */
export const parseDay = (text: string): Day | null => {
  const [, isoYear, isoMonth, isoDay, day, month, year] = WRITTEN_DAY.exec(cleanLine(text)) ?? [];
  const iso = [isoYear ?? year, (isoMonth ?? month)?.padStart(2, "0"), (isoDay ?? day)?.padStart(2, "0")].join("-");
  const date = new Date(`${iso}T00:00:00Z`);
  return YEARS.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

/** `2015-03-07` → `07/03/2015`. */
export const writeDay = (day: Day): string => day.split("-").reverse().join("/");
