import type { Range } from "./casting-choice";
import { isWithin } from "./measure-limits";

const MONTH = "(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)";

const DATES: readonly RegExp[] = [
  /^\d{4}[-/.]\d{1,2}(?!\d)/,
  /^\d{1,2}([-/.])\d{1,2}\1(?:\d{2}|\d{4})(?!\d)/,
  new RegExp(`^\\d{1,2}[-/. ]?${MONTH}t?(?![a-zç])`, "i"),
  new RegExp(`^\\d{1,2}(?: de ${MONTH}|[-/. ]${MONTH}[a-zç]*[-/. ]\\d)`, "i"),
  new RegExp(`^${MONTH}[a-zç]*[-/. ]{0,2}\\d`, "i"),
  // A day of the years 1982 to 2064 as Excel counts days, which a date becomes when its cell is formatted as a number again.
  /^[345]\d{4}$/,
];

/** Recognises the forms of dates that spreadsheets write: they turn a size such as `10/12` into a date. */
export const isDateText = (text: string): boolean => DATES.some((date) => date.test(text.trim()));

/** Reads the number at the beginning of `38`, `37,5` or `8x34`; null for a date, and without a number within the limits. */
export const readMeasure = (text: string, limits: Range): number | null => {
  const number = Number.parseFloat(text.replace(",", "."));
  return isWithin(limits, number) && !isDateText(text) ? number : null;
};
