import { readFile } from "node:fs/promises";

import type { Payload } from "payload";

import { isAdmin } from "../../access/roles";
import { deskEndpoint, DeskRefusal } from "../../access/desk-endpoint";
import { describeImportProblem, fieldChoices } from "../words/roster";
import { ImportProblem } from "../problems";
import { type Table, toText } from "../table/cell";
import { type MappingChoices, matchTable, type RosterField } from "../table/columns";
import { readSheets } from "../table/read-table";
import { type Sheet, toTable } from "../table/to-table";
import { findIdleImport } from "./find-import";
import { importFile, sizeOfImportFile } from "./import-folder";
import { readTableOptions } from "./import-record";
import { readRememberedColumns } from "./remembered-columns";

const MAX_EXAMPLES = 3;
const MAX_EXAMPLE_LENGTH = 40;

export type ColumnChoice = {
  header: string;
  field: RosterField | null;
  /** The first values of the column, which show what it contains. */
  examples: string[];
};

/** @throws DeskRefusal 409, ImportProblem */
export const readImportSheets = async (id: number, choices?: MappingChoices): Promise<Sheet[]> => {
  if ((await sizeOfImportFile(id, "table")) === null) throw new DeskRefusal(409, "file-missing");
  return readSheets(await readFile(importFile(id, "table")), choices);
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

export type ReadColumns = {
  columns: ColumnChoice[];
  rows: number;
  isRemembered: boolean;
  /** Headers of columns that only count the rows. */
  counters: readonly string[];
  /** Null for a CSV file. */
  sheet: string | null;
  headerRow: number;
  hidden: Table["hidden"];
};

const readColumns = async (payload: Payload, table: Table): Promise<ReadColumns> => {
  const { headers, rows, sheet, headerRow, hidden } = table;
  const choices = await readRememberedColumns(payload, headers);
  const { mapping, counters } = matchTable(table, choices);
  const columns = headers.map((header, index): ColumnChoice => ({
    header,
    field: mapping[index] ?? null,
    examples: examplesOf(table, index),
  }));
  const isFirst = (header: string, index: number): boolean => headers.indexOf(header) === index;
  const named = columns.filter(({ header }, index) => header !== "" && isFirst(header, index));
  return { columns: named, rows: rows.length, isRemembered: choices.size > 0, counters, sheet, headerRow, hidden };
};

/**
 * GET /cms/api/desk/imports/:id/columns?sheet=&includesHidden=: the table's columns, each with the field of its name or of an earlier
 * choice. `read` is null when there is a problem; `sheets` are the sheets to choose from, `fields` the fields that a column may have.
 */
export const columnsEndpoint = deskEndpoint({
  method: "get",
  path: "/imports/:id/columns",
  access: isAdmin,
  handler: async (req) => {
    const { id } = await findIdleImport(req);
    const { language } = req.i18n;
    const fields = fieldChoices(language);
    let sheets: string[] = [];
    try {
      const all = await readImportSheets(id);
      sheets = all.flatMap(({ name }) => name ?? []);
      const table = toTable(all, readTableOptions(req.query), new Map());
      return { read: await readColumns(req.payload, table), sheets, fields, problem: null };
    } catch (error) {
      if (!(error instanceof ImportProblem)) throw error;
      return { read: null, sheets, fields, problem: describeImportProblem(error, language) };
    }
  },
});
