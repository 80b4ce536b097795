import { parseDay, type Day } from "../domain/day";

// Word processors write vertical tabs and form feeds as line breaks; other control characters have no meaning in text.
const LINE_CONTROLS = /[\u000b\u000c\u0085]/g;

const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

/** Removes control characters except tab and line breaks, the only ones that HTML and XML allow. */
const withoutControls = (text: string): string => text.replace(LINE_CONTROLS, " ").replace(CONTROLS, "");

/** Trims and removes control characters. Null, missing, empty and blank all mean "not given" (upstream contract, Conventions). */
export const givenText = (value: string | null | undefined): string | null => {
  const text = withoutControls(value ?? "").trim();
  return text === "" ? null : text;
};

/** The day at the start of a value or timestamp (`parseDay`); null for `0000-00-00`. */
export const calendarDay = (value: string | null): Day | null => parseDay(value ?? "");

const TIMESTAMP = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?\s*$/i;

/** Returns ISO 8601 in UTC for an ISO timestamp, `yyyy-mm-dd hh:mm:ss` (UTC) or a day; null when missing or invalid. */
export const timestamp = (value: string | null): string | null => {
  const [, day = null, clock = "00:00:00", fraction = "", zone = "Z"] = TIMESTAMP.exec(value ?? "") ?? [];
  if (calendarDay(day) === null) return null;
  const time = Date.parse(`${day}T${clock}${fraction}${zone.toUpperCase()}`);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};
