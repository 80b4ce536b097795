import type { Payload } from "payload";

import { isSqlite, reserveIds, runSql } from "../../database/sql";
import { isRecord, parseJson } from "../../../../src/lib/json";
import { MoveError } from "../../move-store/move-error";
import { writeSeedState } from "../../database/seed-state";
import { type ExportSource, openExport } from "./export-source";
import { EXPORT_FORMAT } from "./export-store";
import { storeFiles } from "./store-files";
import { exportedTables, FILE_TABLES, insertExported, type StoreTable } from "./store-tables";

type Row = Readonly<Record<string, unknown>>;

export type ImportedStore = { rows: number; files: number };

const readJson = async (source: ExportSource, name: string): Promise<unknown> => {
  const text = await source.readText(name);
  if (text === null) throw new MoveError(`${name} is missing: name an export, as ZIP or unpacked`);
  const value = parseJson(text);
  if (value === null) throw new MoveError(`${name} is damaged`);
  return value;
};

/** Returns the names of the export's tables: it may lack what visitors sent. */
const readManifest = async (source: ExportSource): Promise<string[]> => {
  const manifest = await readJson(source, "manifest.json");
  if (!isRecord(manifest) || manifest.format !== EXPORT_FORMAT) throw new MoveError("The export is of another version");
  if (!isRecord(manifest.rows)) throw new MoveError("manifest.json is damaged");
  return Object.keys(manifest.rows);
};

const requireEmpty = async (payload: Payload, tables: readonly StoreTable[]): Promise<void> => {
  for (const { name } of tables) {
    if ((await runSql(payload, `SELECT id FROM "${name}" LIMIT 1`)).length > 0)
      throw new MoveError(`The store is not empty: its table ${name} has rows. Nothing was changed`);
  }
};

const readRowsOf = async (source: ExportSource, { name }: StoreTable): Promise<Row[]> => {
  const rows = await readJson(source, `tables/${name}.json`);
  if (!Array.isArray(rows)) throw new MoveError(`tables/${name}.json is damaged`);
  return rows.filter(isRecord);
};

/** SQLite continues after the highest id by itself; the sequence of Postgres must be set. */
const continueIds = async (payload: Payload, { name }: StoreTable, rows: readonly Row[]): Promise<void> => {
  const ids = rows.map(({ id }) => id).filter((id) => typeof id === "number");
  if (!isSqlite(payload) && ids.length > 0) await reserveIds(payload, { table: name, upTo: Math.max(...ids) });
};

/** Pairs of a file's name and its media type. */
const readTypes = (name: string, rows: readonly Row[]): [string, string][] =>
  name in FILE_TABLES
    ? rows.flatMap(({ filename, mime_type: type }) => (typeof filename === "string" && typeof type === "string" ? [[filename, type]] : []))
    : [];

const importFrom = async (payload: Payload, source: ExportSource): Promise<ImportedStore> => {
  const exported = await readManifest(source);
  const tables = exportedTables(payload);
  await requireEmpty(payload, tables);
  const types = new Map<string, string>();
  let rows = 0;
  for (const table of tables.filter(({ name }) => exported.includes(name))) {
    const found = await readRowsOf(source, table);
    await insertExported(payload, table, found);
    await continueIds(payload, table, found);
    for (const [name, type] of readTypes(table.name, found)) types.set(name, type);
    rows += found.length;
  }
  await writeSeedState(payload, "done"); // a first start adds no demo
  return { rows, files: await storeFiles(source, (name) => types.get(name) ?? "application/octet-stream") };
};

/** Imports the same records, ids, versions and files into an empty store. `file` is a ZIP, or a folder with its content. */
export const importStore = async (payload: Payload, file: string): Promise<ImportedStore> => {
  const source = await openExport(file);
  try {
    return await importFrom(payload, source);
  } finally {
    source.close();
  }
};
