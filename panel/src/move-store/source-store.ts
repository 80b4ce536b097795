import { access } from "node:fs/promises";
import path from "node:path";

import { createClient, type Transaction } from "@libsql/client";

import { MoveError } from "./move-error";

type SourceRow = Readonly<Record<string, unknown>>;

export type SourceTable = { name: string; columns: string[] };

/** A snapshot of the SQLite store at the time of opening; read only. */
export type SourceStore = {
  /** All tables except SQLite's own and the list of migrations, which differs between databases. */
  tables: () => Promise<SourceTable[]>;
  migrations: () => Promise<string[]>;
  /** Yields 500 rows at a time. */
  batches: (table: string) => AsyncGenerator<SourceRow[]>;
  /** The highest id that a table has ever used; 0 for none. */
  highestId: (table: string) => Promise<number>;
  close: () => void;
};

const ROWS_PER_BATCH = 500;
const ROW_NUMBER = "__row_number";
const MIGRATIONS = "payload_migrations";

const readRows = async (transaction: Transaction, sql: string, args: (string | number)[] = []): Promise<SourceRow[]> => {
  const { columns, rows } = await transaction.execute({ sql, args });
  return rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));
};

/** Opens the database of a data folder for reading, in one transaction, so that all tables are from the same moment. */
export const openSource = async (dataDir: string): Promise<SourceStore> => {
  const file = path.join(dataDir, "panel.db");
  await access(file).catch(() => {
    throw new MoveError(`There is no store to move: ${file} does not exist`);
  });
  const client = createClient({ url: `file:${file}` });
  await client.execute("PRAGMA query_only = ON");
  const transaction = await client.transaction("read");
  const read = (sql: string, args?: (string | number)[]) => readRows(transaction, sql, args);

  return {
    tables: async () => {
      const found = await read(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
      );
      const names = found.map(({ name }) => String(name)).filter((name) => name !== MIGRATIONS);
      return Promise.all(
        names.map(async (name) => ({ name, columns: (await read(`PRAGMA table_info("${name}")`)).map((column) => String(column.name)) })),
      );
    },
    migrations: async () => (await read(`SELECT name FROM ${MIGRATIONS}`)).map(({ name }) => String(name)),
    batches: async function* (table) {
      for (let after = -1; ;) {
        const sql = `SELECT rowid AS ${ROW_NUMBER}, * FROM "${table}" WHERE rowid > ? ORDER BY rowid LIMIT ${ROWS_PER_BATCH}`;
        const rows = await read(sql, [after]);
        const last = rows.at(-1);
        if (last === undefined) return;
        yield rows;
        after = Number(last[ROW_NUMBER]);
      }
    },
    highestId: async (table) => Number((await read("SELECT seq FROM sqlite_sequence WHERE name = ?", [table]))[0]?.seq ?? 0),
    close: () => {
      transaction.close();
      client.close();
    },
  };
};
