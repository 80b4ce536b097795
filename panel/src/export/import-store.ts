import { copyFile, mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { isSqlite, reserveIds, runSql } from "../database/sql";
import { environment } from "../environment";
import { isRecord, parseJson } from "../lib/json";
import { mediaFolder, privateFolder } from "../media/data-folders";
import { MoveError } from "../move-store/move-error";
import { writeSeedState } from "../store/seed-state";
import { EXPORT_FORMAT } from "./export-store";
import { exportedTables, insertRows, type StoreTable } from "./store-tables";

type Row = Readonly<Record<string, unknown>>;

export type ImportedStore = { rows: number; files: number };

const readJson = async (file: string): Promise<unknown> => {
  const text = await readFile(file, "utf8").catch(() => {
    throw new MoveError(`${path.basename(file)} is missing: unpack the export first, and name its folder`);
  });
  const value = parseJson(text);
  if (value === null) throw new MoveError(`${path.basename(file)} is damaged`);
  return value;
};

const requireFormat = async (folder: string): Promise<void> => {
  const manifest = await readJson(path.join(folder, "manifest.json"));
  if (!isRecord(manifest) || manifest.format !== EXPORT_FORMAT) throw new MoveError("The export is of another version");
};

const requireEmpty = async (payload: Payload, tables: readonly StoreTable[]): Promise<void> => {
  for (const { name } of tables) {
    if ((await runSql(payload, `SELECT id FROM "${name}" LIMIT 1`)).length > 0)
      throw new MoveError(`The store is not empty: its table ${name} has rows. Nothing was changed`);
  }
};

const readRowsOf = async (folder: string, { name }: StoreTable): Promise<Row[]> => {
  const rows = await readJson(path.join(folder, "tables", `${name}.json`));
  if (!Array.isArray(rows)) throw new MoveError(`tables/${name}.json is damaged`);
  return rows.filter(isRecord);
};

/** SQLite counts on by itself; Postgres is told the highest id. */
const continueIds = async (payload: Payload, { name }: StoreTable, rows: readonly Row[]): Promise<void> => {
  const ids = rows.map(({ id }) => id).filter((id) => typeof id === "number");
  if (!isSqlite(payload) && ids.length > 0) await reserveIds(payload, { table: name, upTo: Math.max(...ids) });
};

const copyFolder = async (from: string, to: string): Promise<number> => {
  const names = await readdir(from).catch(() => []);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) await copyFile(path.join(from, name), path.join(to, name));
  return names.length;
};

/** Puts an unpacked export into an empty store: the same records, ids, versions and files, so the same site. */
export const importStore = async (payload: Payload, folder: string): Promise<ImportedStore> => {
  if (environment.s3 !== null) throw new MoveError("S3_BUCKET is set: import without it, and move the files with npm run move-store");
  await requireFormat(folder);
  const tables = exportedTables(payload);
  await requireEmpty(payload, tables);
  let rows = 0;
  for (const table of tables) {
    const found = await readRowsOf(folder, table);
    await insertRows(payload, table, found);
    await continueIds(payload, table, found);
    rows += found.length;
  }
  await writeSeedState(payload, "done"); // a first start adds no demo
  const files =
    (await copyFolder(path.join(folder, "files/public"), mediaFolder(environment.dataDir))) +
    (await copyFolder(path.join(folder, "files/private"), privateFolder(environment.dataDir)));
  return { rows, files };
};
