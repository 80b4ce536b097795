import { readSheet } from "read-excel-file/node";

import { DAY_MS } from "../../../../src/domain/day";
import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import { EntryTooLarge, openZip, readEntry, WORKBOOK } from "../zip/open-zip";
import { DAYS_BETWEEN_EPOCHS } from "../values/dates";
import type { Cell } from "./cell";
import { scanRelations, scanSheet, type SheetFacts, type SheetPlace, scanWorkbook } from "./scan-workbook";
import type { Sheet } from "./to-table";

const WORKBOOK_PART = "xl/workbook.xml";
const RELATIONS_PART = "xl/_rels/workbook.xml.rels";

type Parts = { workbook: string; relations: string; worksheets: ReadonlyMap<string, SheetFacts> };

/** Inflates every part once, counting the bytes: `read-excel-file` has no limit of its own. */
const readParts = async (bytes: Buffer): Promise<Parts> => {
  const { zip, entries } = await openZip(bytes, WORKBOOK);
  const worksheets = new Map<string, SheetFacts>();
  const texts = new Map<string, string>();
  let left: number = LIMITS.workbookBytes;
  for (const { path, entry } of entries) {
    const part = await readEntry(zip, entry, left);
    left -= part.length;
    if (/^xl\/worksheets\/.*\.xml$/i.test(path)) worksheets.set(path, scanSheet(part.toString("utf8")));
    if (path === WORKBOOK_PART || path === RELATIONS_PART) texts.set(path, part.toString("utf8"));
  }
  return { workbook: texts.get(WORKBOOK_PART) ?? "", relations: texts.get(RELATIONS_PART) ?? "", worksheets };
};

type CellReader = (value: unknown, place: { row: number; column: number }) => Cell;

const cellReader =
  (needsShift: boolean, { writtenDates }: SheetFacts): CellReader =>
  (value, { row, column }) => {
    if (value instanceof Date)
      return needsShift && !writtenDates.has(`${row}:${column}`) ? new Date(value.getTime() + DAYS_BETWEEN_EPOCHS * DAY_MS) : value;
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
  };

const asProblem = (error: unknown): ImportProblem => {
  if (error instanceof EntryTooLarge) return new ImportProblem("zip-too-large");
  return error instanceof ImportProblem && error.code !== "zip-unreadable" ? error : new ImportProblem("table-unreadable");
};

/** Reads all sheets that have cells. @throws ImportProblem */
export const readXlsx = async (bytes: Buffer): Promise<Sheet[]> => {
  try {
    const { workbook, relations, worksheets } = await readParts(bytes);
    const { sheets, needsShift } = scanWorkbook(workbook);
    const paths = scanRelations(relations);
    const read = async ({ name, isHidden, relation }: SheetPlace, index: number): Promise<Sheet[]> => {
      const facts = worksheets.get(paths.get(relation) ?? "");
      // A chart.
      if (facts === undefined) return [];
      const toCell = cellReader(needsShift, facts);
      const values: readonly (readonly unknown[])[] = await readSheet(bytes, index + 1);
      const rows = values.map((cells, row) => ({ number: row + 1, cells: cells.map((value, column) => toCell(value, { row, column })) }));
      return [{ name, isHidden, rows, hiddenRows: facts.hiddenRows, hiddenColumns: facts.hiddenColumns }];
    };
    const all: Sheet[] = [];
    for (const [index, sheet] of sheets.entries()) all.push(...(await read(sheet, index)));
    if (all.length === 0) throw new ImportProblem("table-unreadable");
    return all;
  } catch (error) {
    throw asProblem(error);
  }
};
