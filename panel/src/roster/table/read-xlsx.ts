import { readSheet } from "read-excel-file/node";

import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import { EntryTooLarge, openZip, readEntry, WORKBOOK } from "../zip/open-zip";
import type { Cell, TableRow } from "./cell";

/** The last row of a spreadsheet; `read-excel-file` fills gaps between rows, whatever their numbers are. */
const LAST_ROW = 1_048_576;

const ROW_NUMBERS = /<(?:\w+:)?(?:row|c)\s[^>]*?\br=["'][A-Z]*(\d+)["']/g;
const FILLED_CELLS = /<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]+)(\d+)["'][^>]*(?<!\/)>/g;

const columnNumber = (letters: string): number => [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Cells that are far apart would become a table with millions of empty cells between them. */
const checkSheet = (xml: string): void => {
  for (const [, row = ""] of xml.matchAll(ROW_NUMBERS)) if (Number(row) > LAST_ROW) throw new ImportProblem("table-unreadable", row);
  for (const [, column = "", row = ""] of xml.matchAll(FILLED_CELLS)) {
    if (columnNumber(column) > LIMITS.columns) throw new ImportProblem("too-many-columns", String(LIMITS.columns));
    if (Number(row) > LIMITS.rows + 1) throw new ImportProblem("too-many-rows", String(LIMITS.rows));
  }
};

/** Inflates every part once, counting the bytes: `read-excel-file` has no limit of its own. */
const checkWorkbook = async (bytes: Buffer): Promise<void> => {
  const { zip, entries } = await openZip(bytes, WORKBOOK);
  let left: number = LIMITS.workbookBytes;
  for (const { path, entry } of entries) {
    const part = await readEntry(zip, entry, left);
    left -= part.length;
    if (/^xl\/worksheets\/.*\.xml$/i.test(path)) checkSheet(part.toString("utf8"));
  }
};

const toCell = (value: unknown): Cell =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean" || value instanceof Date ? value : null;

const asProblem = (error: unknown): ImportProblem => {
  if (error instanceof EntryTooLarge) return new ImportProblem("zip-too-large");
  return error instanceof ImportProblem && error.code !== "zip-unreadable" ? error : new ImportProblem("table-unreadable");
};

/** Reads the first sheet of an XLSX file. @throws ImportProblem */
export const readXlsx = async (bytes: Buffer): Promise<TableRow[]> => {
  try {
    await checkWorkbook(bytes);
    const rows: readonly (readonly unknown[])[] = await readSheet(bytes);
    return rows.map((cells, index) => ({ number: index + 1, cells: cells.map(toCell) }));
  } catch (error) {
    throw asProblem(error);
  }
};
