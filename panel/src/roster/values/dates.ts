import { parseDay, type Day, isPastDay } from "../../../../src/domain/day";
import { type Cell, toText } from "../table/cell";
import { type Reading, readable, unreadable } from "./reading";

/** From 1 January 1900, as spreadsheets count it, to 1 January 1904. */
export const DAYS_BETWEEN_EPOCHS = 1462;

/**
 * Accepts a date as `parseDay` reads it, or a date cell of a spreadsheet. A date whose month comes first is not guessed: 03/04 would be
 * wrong on most days.
 */
export const readDate = (cell: Cell | undefined): Reading<Day> => {
  if (typeof cell === "number") return unreadable();
  const text = toText(cell);
  if (text === "") return cell instanceof Date ? unreadable() : readable(null);
  const day = parseDay(text);
  if (day !== null) return readable(day);
  const swapped = text.replace(/^(\d{1,2})([/.-])(\d{1,2})(?=[/.-]\d{4}$)/, "$3$2$1");
  return parseDay(swapped) === null ? unreadable() : unreadable([swapped]);
};

/** Not after today, and at most 120 years before. */
export const readPastDate = (cell: Cell | undefined, today: Day): Reading<Day> => {
  const reading = readDate(cell);
  return !reading.ok || reading.value === null || isPastDay(reading.value, today) ? reading : unreadable();
};
