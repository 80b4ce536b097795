import { cleanLine, cleanLines } from "../../../../src/domain/clean-text";

/** A CSV file has only texts, an XLSX file also numbers, dates and booleans. Null when empty. */
export type Cell = string | number | boolean | Date | null;

export type TableRow = {
  /** From 1, as a spreadsheet shows it. */
  number: number;
  cells: readonly Cell[];
};

export type Table = {
  headers: readonly string[];
  rows: readonly TableRow[];
  /** Null for a CSV file. */
  sheet: string | null;
  /** Of two header rows, the lower one. */
  headerRow: number;
  /** The number of the last filled row, also of a hidden one. */
  lastRow: number;
  /** Number of hidden and filtered rows and columns that have content. */
  hidden: { rows: number; columns: number };
};

export type TableOptions = {
  /** Null: the sheet that has names. */
  sheet: string | null;
  /** Also reads hidden and filtered rows and columns. */
  includesHidden: boolean;
};

export const AS_SHOWN: TableOptions = { sheet: null, includesHidden: false };

const toDay = (date: Date): string => (Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10));

const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return "";
  return cell instanceof Date ? toDay(cell) : String(cell);
};

/** One line; empty for an empty cell. Spreadsheets put non-breaking and invisible spaces into cells. */
export const toText = (cell: Cell | undefined): string => cleanLine(textOf(cell));

/** With its line breaks. */
export const toLines = (cell: Cell | undefined): string => cleanLines(textOf(cell));
