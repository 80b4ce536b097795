import { parseDay, writeDay } from "../domain/day";

const GROUPS = [2, 2, 4] as const;

/** Formats a date as `99/99/9999` during typing; converts a pasted or autofilled `yyyy-mm-dd`. */
export const maskDate = (text: string): string => {
  const day = /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(text) ? parseDay(text) : null;
  if (day !== null) return writeDay(day);
  // A date typed with slashes may have no leading zeros.
  const parts = text.split(/\D+/);
  const digits = parts.map((part, index) => (index < parts.length - 1 && index < 2 && part.length === 1 ? `0${part}` : part)).join("");
  const groups: string[] = [];
  let start = 0;
  for (const length of GROUPS) {
    groups.push(digits.slice(start, start + length));
    start += length;
  }
  return groups.filter((group) => group !== "").join("/");
};
