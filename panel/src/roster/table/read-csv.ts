import { CsvError, parse } from "csv-parse/sync";

import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import type { TableRow } from "./cell";
import { decodeText } from "./decode-text";

const DELIMITERS = [";", "\t", ","];

const parseWith = (text: string, delimiter: string, to?: number): TableRow[] => {
  const records: string[][] = parse(text, {
    delimiter,
    // A row is limited by its characters, so that a missing quote does not swallow the file.
    max_record_size: LIMITS.columns * LIMITS.cellCharacters,
    relax_column_count: true,
    relax_quotes: true,
    ...(to === undefined ? {} : { to }),
  });
  return records.map((record, index) => ({ number: index + 1, cells: record.map((text) => (text === "" ? null : text)) }));
};

/** The character that gives the first row the most columns. */
const findDelimiter = (text: string): string => {
  const columnsWith = (delimiter: string): number => {
    try {
      return parseWith(text, delimiter, 1)[0]?.cells.length ?? 0;
    } catch {
      return 0;
    }
  };
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, columns: columnsWith(delimiter) }));
  return counts.reduce((best, each) => (each.columns > best.columns ? each : best)).delimiter;
};

/**
 * Reads a CSV file with commas, semicolons or tabs.
 * @throws ImportProblem when it is no CSV.
 */
export const readCsv = (bytes: Uint8Array): TableRow[] => {
  const text = decodeText(bytes).replace(/^\uFEFF/, "");
  if (text.includes("\0")) throw new ImportProblem("table-type");
  try {
    return parseWith(text, findDelimiter(text));
  } catch (error) {
    if (error instanceof CsvError) throw new ImportProblem("table-unreadable", String(error.lines ?? ""));
    throw error;
  }
};
