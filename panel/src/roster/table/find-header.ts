import { LIMITS } from "../limits";
import { type TableRow, toText } from "./cell";
import { fieldOf, type MappingChoices, matchColumns } from "./columns";

export type FoundHeader = {
  headers: readonly string[];
  /** Of two header rows, the lower one. */
  row: number;
  /** The rows below the header. */
  rows: readonly TableRow[];
};

type Candidate = FoundHeader & { known: number };

const textsOf = (row: TableRow): string[] => row.cells.map(toText);

const isFilled = (row: TableRow): boolean => row.cells.some((cell) => toText(cell) !== "");

/** For two header rows, groups above and names below: takes the known name, otherwise the lower one, if any. */
const joinHeaders = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, index) => {
    const [above = "", below = ""] = [upper[index], lower[index]];
    return below === "" || (fieldOf(below) === null && fieldOf(above) !== null) ? above : below;
  });

/** Null unless the texts include the talent's name and a field that identifies a talent. */
const asHeader = (headers: readonly string[], choices: MappingChoices): { headers: readonly string[]; known: number } | null => {
  const fields = matchColumns(headers, choices);
  if (!fields.includes("name") || !(fields.includes("key") || fields.includes("birthdate"))) return null;
  return { headers, known: fields.filter((field) => field !== null).length };
};

/** A row below the header belongs to it only without a text in the name's column, which each row of a talent has. */
const namesNobody = (headers: readonly string[], lower: readonly string[], choices: MappingChoices): boolean => {
  const text = lower[matchColumns(headers, choices).indexOf("name")] ?? "";
  return text === "" || fieldOf(text) === "name";
};

const candidateAt = (rows: readonly TableRow[], index: number, choices: MappingChoices): Candidate | null => {
  const [row, next] = [rows[index], rows[index + 1]];
  if (row === undefined) return null;
  const single = asHeader(textsOf(row), choices);
  const lower = next === undefined ? [] : textsOf(next);
  const joined = asHeader(joinHeaders(textsOf(row), lower), choices);
  const least = Math.max(single?.known ?? 0, asHeader(lower, choices)?.known ?? 0);
  if (next !== undefined && joined !== null && joined.known > least && namesNobody(joined.headers, lower, choices))
    return { ...joined, row: next.number, rows: rows.slice(index + 2) };
  return single === null ? null : { ...single, row: row.number, rows: rows.slice(index + 1) };
};

/** Searches for the headers, in one row or two, in the first filled rows; null without any. Omits empty rows. */
export const findHeader = (rows: readonly TableRow[], choices: MappingChoices): FoundHeader | null => {
  const filled = rows.filter(isFilled);
  for (let index = 0; index < Math.min(filled.length, LIMITS.headerRows); index += 1) {
    const found = candidateAt(filled, index, choices);
    if (found !== null) return found;
  }
  return null;
};

/** For a table whose columns a person has to assign; null for an empty one. */
export const firstRowAsHeader = (rows: readonly TableRow[]): FoundHeader | null => {
  const [first, ...rest] = rows.filter(isFilled);
  return first === undefined ? null : { headers: textsOf(first), row: first.number, rows: rest };
};
