import { Parser } from "htmlparser2";

import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";

/** The last row of a spreadsheet; `read-excel-file` fills gaps between rows, whatever their numbers are. */
const LAST_ROW = 1_048_576;

type Attributes = Readonly<Record<string, string>>;

const withoutPrefix = (name: string): string => name.replace(/^.*:/, "");

/** Element names are passed without a prefix. */
const eachElement = (xml: string, onElement: (name: string, attributes: Attributes) => void): void => {
  const parser = new Parser({ onopentag: (name, attributes) => onElement(withoutPrefix(name), attributes) }, { xmlMode: true });
  parser.write(xml);
  parser.end();
};

const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

export type SheetPlace = { name: string; isHidden: boolean; relation: string };

export type WorkbookFacts = {
  sheets: readonly SheetPlace[];
  /** Days are counted from 1904, in LibreOffice's spelling, which `read-excel-file` does not support. */
  needsShift: boolean;
};

/** Reads `xl/workbook.xml`. */
export const scanWorkbook = (xml: string): WorkbookFacts => {
  const sheets: SheetPlace[] = [];
  let epoch: string | undefined;
  eachElement(xml, (name, attributes) => {
    if (name === "workbookPr") epoch ??= attributes.date1904 ?? "0";
    if (name !== "sheet" || !attributes.name) return;
    const [, relation = ""] = Object.entries(attributes).find(([key]) => /^(?:\w+:)?id$/.test(key)) ?? [];
    sheets.push({ name: attributes.name, isHidden: /hidden/i.test(attributes.state ?? ""), relation });
  });
  return { sheets, needsShift: epoch === "true" };
};

/** Reads `xl/_rels/workbook.xml.rels`: the path of each worksheet, by its relation. */
export const scanRelations = (xml: string): Map<string, string> => {
  const paths = new Map<string, string>();
  eachElement(xml, (name, { Id: id, Type: type, Target: target }) => {
    if (name !== "Relationship" || !id || !target || !type?.endsWith("/worksheet")) return;
    paths.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
  });
  return paths;
};

export type SheetFacts = {
  hiddenRows: ReadonlySet<number>;
  /** From 0. */
  hiddenColumns: ReadonlySet<number>;
  /** Cells with written dates, as `row:column` from 0. Their year does not depend on the epoch. */
  writtenDates: ReadonlySet<string>;
};

const columnNumber = (letters: string): number => [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

type Place = { row: number; column: number };

const readPlace = (reference: string | undefined): Place | null => {
  const [, letters = "", digits = ""] = /^([A-Z]{1,3})(\d+)$/.exec(reference ?? "") ?? [];
  return digits === "" ? null : { row: Number(digits), column: columnNumber(letters) };
};

/** Cells that are far apart would make a table with millions of empty cells between them. */
const checkFilledCell = ({ row, column }: Place): void => {
  if (column > LIMITS.columns) throw new ImportProblem("too-many-columns", String(LIMITS.columns));
  if (row > LIMITS.rows + LIMITS.headerRows) throw new ImportProblem("too-many-rows", String(LIMITS.rows));
};

const columnsOf = ({ min, max }: Attributes): number[] => {
  const [first, last] = [Number(min), Math.min(Number(max), LIMITS.columns)];
  return first >= 1 && last >= first ? Array.from({ length: last - first + 1 }, (_, index) => first - 1 + index) : [];
};

/** Reads the facts that `read-excel-file` omits, and checks the limits. @throws ImportProblem */
export const scanSheet = (xml: string): SheetFacts => {
  const hiddenRows = new Set<number>();
  const hiddenColumns = new Set<number>();
  const writtenDates = new Set<string>();
  let row = 0;
  let place: Place | null = null;
  const onCell = (attributes: Attributes): void => {
    place = readPlace(attributes.r);
    if (place !== null && place.row > LAST_ROW) throw new ImportProblem("table-unreadable", String(place.row));
    if (place !== null && attributes.t === "d") writtenDates.add(`${place.row - 1}:${place.column - 1}`);
  };
  eachElement(xml, (name, attributes) => {
    if (name === "col" && isTrue(attributes.hidden)) columnsOf(attributes).forEach((column) => hiddenColumns.add(column));
    if (name === "row") {
      row = attributes.r === undefined ? row + 1 : Number(attributes.r);
      if (row > LAST_ROW) throw new ImportProblem("table-unreadable", String(row));
      if (isTrue(attributes.hidden)) hiddenRows.add(row);
    }
    if (name === "c") onCell(attributes);
    if ((name === "v" || name === "is" || name === "f") && place !== null) checkFilledCell(place);
  });
  return { hiddenRows, hiddenColumns, writtenDates };
};
