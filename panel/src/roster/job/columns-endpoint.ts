import { readFile } from "node:fs/promises";

import { isAdmin } from "../../access/roles";
import { deskEndpoint, DeskRefusal } from "../../desk/desk-endpoint";
import { describeImportProblem } from "../../messages/roster";
import { ImportProblem } from "../problems";
import { type Table, toText } from "../table/cell";
import { matchColumns, type RosterField } from "../table/columns";
import { readTable } from "../table/read-table";
import { findIdleImport } from "./find-import";
import { importFile, sizeOfImportFile } from "./import-folder";
import { readRememberedColumns } from "./remembered-columns";

const MAX_EXAMPLES = 3;
const MAX_EXAMPLE_LENGTH = 40;

export type ColumnChoice = {
  header: string;
  field: RosterField | null;
  /** The first values of the column, which show what it contains. */
  examples: string[];
};

export const readImportTable = async (id: number): Promise<Table> => {
  if ((await sizeOfImportFile(id, "table")) === null) throw new DeskRefusal(409, "file-missing");
  return readTable(await readFile(importFile(id, "table")));
};

const examplesOf = ({ rows }: Table, index: number): string[] => {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const text = toText(cells[index]);
    if (text !== "") values.add(text.slice(0, MAX_EXAMPLE_LENGTH));
    if (values.size === MAX_EXAMPLES) break;
  }
  return [...values];
};

/** GET /cms/api/desk/imports/:id/columns: the table's columns, each with the field of its name or of an earlier choice. */
export const columnsEndpoint = deskEndpoint({
  method: "get",
  path: "/imports/:id/columns",
  access: isAdmin,
  handler: async (req) => {
    const { id } = await findIdleImport(req);
    try {
      const table = await readImportTable(id);
      const choices = await readRememberedColumns(req.payload, table.headers);
      const mapping = matchColumns(table.headers, choices);
      const columns = table.headers.map((header, index): ColumnChoice => ({
        header,
        field: mapping[index] ?? null,
        examples: examplesOf(table, index),
      }));
      const isFirst = (header: string, index: number): boolean => columns.findIndex((other) => other.header === header) === index;
      const named = columns.filter(({ header }, index) => header !== "" && isFirst(header, index));
      return { columns: named, rows: table.rows.length, isRemembered: choices.size > 0, problem: null };
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      return { columns: [], rows: 0, isRemembered: false, problem: describeImportProblem(error, req.i18n.language) };
    }
  },
});
