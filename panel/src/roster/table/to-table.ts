import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import { type Table, type TableRow, toText } from "./cell";

const isFilled = ({ cells }: TableRow): boolean => cells.some((cell) => toText(cell) !== "");

const checkRow = ({ number, cells }: TableRow): void => {
  if (cells.length > LIMITS.columns) throw new ImportProblem("too-many-columns", String(LIMITS.columns));
  if (cells.some((cell) => typeof cell === "string" && cell.length > LIMITS.cellCharacters))
    throw new ImportProblem("cell-too-long", String(number));
};

/** The first filled row has the headers; empty rows are left out. @throws ImportProblem */
export const toTable = (rows: readonly TableRow[]): Table => {
  const filled = rows.filter(isFilled);
  const [first, ...rest] = filled;
  if (first === undefined || rest.length === 0) throw new ImportProblem("table-empty");
  if (rest.length > LIMITS.rows) throw new ImportProblem("too-many-rows", String(LIMITS.rows));
  filled.forEach(checkRow);
  return { headers: first.cells.map(toText), rows: rest };
};
