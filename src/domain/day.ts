import type { Day } from "./age";

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const WRITTEN_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Parses `dd/MM/yyyy` or `yyyy-mm-dd`; null for a day that does not exist, such as 31/02. */
export const parseDay = (text: string): Day | null => {
  const trimmed = text.trim();
  const [, year, month, day] = ISO_DAY.exec(trimmed) ?? inIsoOrder(WRITTEN_DAY.exec(trimmed)) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
};

const inIsoOrder = (match: RegExpExecArray | null) => match && [match[0], match[3], match[2], match[1]];

/** `2015-03-07` → `07/03/2015`. */
export const writeDay = (day: Day): string => day.split("-").reverse().join("/");
