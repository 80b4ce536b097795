import { CsvError, parse } from "csv-parse/sync";

import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import type { TableRow } from "./cell";
import type { MappingChoices } from "./columns";
import { decodeText } from "./decode-text";
import { findHeader } from "./find-header";

const DELIMITERS = [";", "\t", ","];

const parseWith = (text: string, delimiter: string, to?: number): TableRow[] => {
  const records: string[][] = parse(text, {
    delimiter,
    // Limits a row's characters, so that a row with a missing quote does not include the rest of the file.
    max_record_size: LIMITS.columns * LIMITS.cellCharacters,
    relax_column_count: true,
    relax_quotes: true,
    ...(to === undefined ? {} : { to }),
  });
  return records.map((record, index) => ({ number: index + 1, cells: record.map((text) => (text === "" ? null : text)) }));
};

/** The first delimiter with which the headers are found; otherwise the one that gives the first row the most columns. */
const findDelimiter = (text: string, choices: MappingChoices): string => {
  const columnsWith = (delimiter: string): { hasHeader: boolean; columns: number } => {
    try {
      const rows = parseWith(text, delimiter, LIMITS.headerRows);
      return { hasHeader: findHeader(rows, choices) !== null, columns: rows[0]?.cells.length ?? 0 };
    } catch {
      return { hasHeader: false, columns: 0 };
    }
  };
  const found = DELIMITERS.map((delimiter) => ({ delimiter, ...columnsWith(delimiter) }));
  const [named] = found.filter(({ hasHeader }) => hasHeader);
  return (named ?? found.reduce((best, each) => (each.columns > best.columns ? each : best))).delimiter;
};

/**
 * Accepts commas, semicolons or tabs.
 * @throws ImportProblem when it is no CSV.
 */
export const readCsv = (bytes: Uint8Array, choices: MappingChoices): TableRow[] => {
  const text = decodeText(bytes).replace(/^\uFEFF/, "");
  if (text.includes("\0")) throw new ImportProblem("table-type");
  try {
    return parseWith(text, findDelimiter(text, choices));
  } catch (error) {
    if (error instanceof CsvError) throw new ImportProblem("table-unreadable", String(error.lines ?? ""));
    throw error;
  }
};
