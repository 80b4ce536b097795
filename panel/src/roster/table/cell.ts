import { cleanLine, cleanLines } from "../../../../src/domain/clean-text";

/** A cell of a table; CSV has texts only, XLSX also numbers, dates and booleans. Null when empty. */
export type Cell = string | number | boolean | Date | null;

export type TableRow = {
  /** The row's number in the file, from 1, as a spreadsheet shows it. */
  number: number;
  cells: readonly Cell[];
};

export type Table = {
  headers: readonly string[];
  rows: readonly TableRow[];
  /** Null for a CSV file. */
  sheet: string | null;
  /** The row of the headers; of two rows the lower one. */
  headerRow: number;
  /** The number of the last filled row, a hidden one too. */
  lastRow: number;
  /** How many hidden and filtered rows and columns the sheet has. */
  hidden: { rows: number; columns: number };
};

/** How a person wants a table to be read. */
export type TableOptions = {
  /** The sheet's name; null finds the one that has names. */
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

/** A cell as one line of text; empty for an empty cell. Spreadsheets put spaces that do not break, and invisible ones, into cells. */
export const toText = (cell: Cell | undefined): string => cleanLine(textOf(cell));

/** A cell as text with its line breaks. */
export const toLines = (cell: Cell | undefined): string => cleanLines(textOf(cell));
