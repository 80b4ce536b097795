import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import { type Cell, type Table, type TableOptions, type TableRow, toText } from "./cell";
import type { MappingChoices } from "./columns";
import { isGarbled } from "./decode-text";
import { findHeader, firstRowAsHeader, type FoundHeader } from "./find-header";

/** A sheet of a workbook, or a CSV file, with its hidden parts. */
export type Sheet = {
  /** Null for a CSV file. */
  name: string | null;
  isHidden: boolean;
  rows: readonly TableRow[];
  /** Row numbers from 1, also of rows that a filter hides. */
  hiddenRows: ReadonlySet<number>;
  /** Column indices from 0. */
  hiddenColumns: ReadonlySet<number>;
};

const checkCell = (cell: Cell, number: number): void => {
  if (typeof cell !== "string") return;
  if (cell.length > LIMITS.cellCharacters) throw new ImportProblem("cell-too-long", String(number));
  if (isGarbled(cell)) throw new ImportProblem("garbled", `${number}: “${cell.slice(0, 40)}”`);
};

const checkRow = ({ number, cells }: TableRow): void => {
  if (cells.length > LIMITS.columns) throw new ImportProblem("too-many-columns", String(LIMITS.columns));
  cells.forEach((cell) => checkCell(cell, number));
};

const asShown = ({ rows, hiddenRows, hiddenColumns }: Sheet): TableRow[] =>
  rows
    .filter(({ number }) => !hiddenRows.has(number))
    .map(({ number, cells }) => ({ number, cells: cells.filter((_, column) => !hiddenColumns.has(column)) }));

const isFilled = (cell: Cell | undefined): boolean => toText(cell) !== "";

const countHidden = ({ rows, hiddenRows, hiddenColumns }: Sheet): Table["hidden"] => ({
  rows: rows.filter(({ number, cells }) => hiddenRows.has(number) && cells.some(isFilled)).length,
  columns: [...hiddenColumns].filter((column) => rows.some(({ cells }) => isFilled(cells[column]))).length,
});

/** The sheet to read, with its header. @throws ImportProblem when several sheets have a header. */
const pickSheet = (sheets: readonly Sheet[], options: TableOptions, choices: MappingChoices): { sheet: Sheet; header: FoundHeader } => {
  const named = options.sheet === null ? undefined : sheets.find(({ name }) => name === options.sheet);
  if (options.sheet !== null && named === undefined) throw new ImportProblem("no-sheet", listOf(sheets));
  const offered = named === undefined ? sheets.filter(({ isHidden }) => options.includesHidden || !isHidden) : [named];
  const read = offered.map((sheet) => ({ sheet, rows: options.includesHidden ? sheet.rows : asShown(sheet) }));
  const found = read.flatMap(({ sheet, rows }) => {
    const header = findHeader(rows, choices);
    return header === null ? [] : [{ sheet, header }];
  });
  if (found.length > 1) throw new ImportProblem("several-sheets", listOf(found.map(({ sheet }) => sheet)));
  const withRows = read.flatMap(({ sheet, rows }) => {
    const header = firstRowAsHeader(rows);
    return header === null || header.rows.length === 0 ? [] : [{ sheet, header }];
  });
  const only = found[0] ?? withRows[0];
  if (only === undefined) throw new ImportProblem("table-empty");
  return only;
};

const listOf = (sheets: readonly Sheet[]): string => sheets.flatMap(({ name }) => (name === null ? [] : `“${name}”`)).join(", ");

/**
 * Omits empty rows, and hidden ones unless they are included.
 * @throws ImportProblem
 */
export const toTable = (sheets: readonly Sheet[], options: TableOptions, choices: MappingChoices): Table => {
  const {
    sheet,
    header: { headers, row, rows },
  } = pickSheet(sheets, options, choices);
  if (rows.length === 0) throw new ImportProblem("table-empty");
  if (rows.length > LIMITS.rows) throw new ImportProblem("too-many-rows", String(LIMITS.rows));
  checkRow({ number: row, cells: headers });
  rows.forEach(checkRow);
  return {
    headers,
    rows,
    sheet: sheet.name,
    headerRow: row,
    lastRow: Math.max(row, ...sheet.rows.slice(-1).map(({ number }) => number)),
    hidden: countHidden(sheet),
  };
};
