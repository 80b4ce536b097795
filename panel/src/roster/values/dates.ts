import { type Day, isDay } from "../../lib/days";
import { type Cell, toText } from "../table/cell";
import { type Reading, readable, unreadable } from "./reading";

/** From 1 January 1900, as spreadsheets count it, to 1 January 1904. */
export const DAYS_BETWEEN_EPOCHS = 1462;

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{1,2}:\d{2}.*)?$/;
const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?: \d{1,2}:\d{2}.*)?$/;

const toDay = (year: string, month: string, day: string): Day | null => {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(text) ? text : null;
};

/**
 * A date as dd/mm/yyyy (also with `.` or `-`) or yyyy-mm-dd, or a date cell of a spreadsheet. A date whose month comes first is not
 * guessed: 03/04 would be wrong on most days.
 */
export const readDate = (cell: Cell | undefined): Reading<Day> => {
  if (typeof cell === "number") return unreadable();
  const text = toText(cell);
  if (text === "") return cell instanceof Date ? unreadable() : readable(null);
  const [, year = "", month = "", day = ""] = ISO.exec(text) ?? [];
  const iso = toDay(year, month, day);
  if (iso !== null) return readable(iso);
  const [, first = "", second = "", last = ""] = DAY_FIRST.exec(text) ?? [];
  const found = toDay(last, second, first);
  if (found !== null) return readable(found);
  return toDay(last, first, second) === null ? unreadable() : unreadable([`${second.padStart(2, "0")}/${first.padStart(2, "0")}/${last}`]);
};

/** A date that is not after today, and at most 120 years before. */
export const readPastDate = (cell: Cell | undefined, today: Day): Reading<Day> => {
  const reading = readDate(cell);
  if (!reading.ok || reading.value === null) return reading;
  const oldest = `${Number(today.slice(0, 4)) - 120}${today.slice(4)}`;
  return reading.value <= today && reading.value >= oldest ? reading : unreadable();
};
