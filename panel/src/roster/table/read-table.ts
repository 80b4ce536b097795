import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import type { Table } from "./cell";
import { readCsv } from "./read-csv";
import { readXlsx } from "./read-xlsx";
import { toTable } from "./to-table";

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b];
/** Of .xls files and of XLSX files with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a roster's table: XLSX or CSV, told apart by the content.
 * @throws ImportProblem
 */
export const readTable = async (bytes: Buffer): Promise<Table> => {
  if (bytes.length > LIMITS.tableBytes) throw new ImportProblem("table-too-large", String(LIMITS.tableBytes / 1024 / 1024));
  if (startsWith(bytes, OLE)) throw new ImportProblem("table-type");
  return toTable(startsWith(bytes, ZIP) ? await readXlsx(bytes) : readCsv(bytes));
};
