import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import { AS_SHOWN, type Table, type TableOptions } from "./cell";
import type { MappingChoices } from "./columns";
import { readCsv } from "./read-csv";
import { readXlsx } from "./read-xlsx";
import { type Sheet, toTable } from "./to-table";

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean => signature.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b];
/** Of .xls files and of XLSX files with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

const NO_CHOICES: MappingChoices = new Map();

/** Reads all sheets of an XLSX file, or a CSV file, detected by the content. @throws ImportProblem */
export const readSheets = async (bytes: Buffer, choices: MappingChoices = NO_CHOICES): Promise<Sheet[]> => {
  if (bytes.length > LIMITS.tableBytes) throw new ImportProblem("table-too-large", String(LIMITS.tableBytes / 1024 / 1024));
  if (startsWith(bytes, OLE)) throw new ImportProblem("table-type");
  if (startsWith(bytes, ZIP)) return readXlsx(bytes);
  const nothing = new Set<number>();
  return [{ name: null, isHidden: false, rows: readCsv(bytes, choices), hiddenRows: nothing, hiddenColumns: nothing }];
};

/**
 * Columns that a person has chosen help to find the header.
 * @throws ImportProblem
 */
export const readTable = async (bytes: Buffer, options: TableOptions = AS_SHOWN, choices: MappingChoices = NO_CHOICES): Promise<Table> =>
  toTable(await readSheets(bytes, choices), options, choices);
