import pLimit from "p-limit";
import pg from "pg";

import { type Column, createTableDigest, type TableDigest } from "./column-values";
import { MoveError } from "./move-error";

type Row = Readonly<Record<string, unknown>>;

/** Uses one connection. */
export type TargetDatabase = {
  query: (sql: string, values?: unknown[]) => Promise<Row[]>;
  transaction: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Only tables of the panel's schema. */
  tables: () => Promise<Map<string, Column[]>>;
  digest: (table: string, columns: readonly Column[]) => Promise<TableDigest>;
  close: () => Promise<void>;
};

const ROWS_PER_BATCH = 500;

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const quoteAll = (columns: readonly Column[]): string => columns.map(({ name }) => quote(name)).join(", ");

/** Of Postgres or of its connection. Not the message, which may contain values. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "unknown";

export const openTarget = async (url: string): Promise<TargetDatabase> => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined); // the next statement reports it
  await client.connect().catch((error: unknown) => {
    throw new MoveError(`The database cannot be opened (${codeOf(error)})`);
  });
  // A client runs one statement at a time.
  const inOrder = pLimit(1);
  const query: TargetDatabase["query"] = (sql, values) => inOrder(async () => (await client.query<Row>(sql, values)).rows);

  return {
    query,
    transaction: async (work) => {
      await query("BEGIN");
      try {
        const result = await work();
        await query("COMMIT");
        return result;
      } catch (error) {
        await query("ROLLBACK").catch(() => undefined); // the connection is gone, and so is the transaction
        throw error;
      }
    },
    tables: async () => {
      const rows = await query(
        "SELECT table_name, column_name, udt_name FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name",
      );
      const tables = new Map<string, Column[]>();
      for (const row of rows) {
        const columns = tables.get(String(row.table_name)) ?? [];
        columns.push({ name: String(row.column_name), type: String(row.udt_name) });
        tables.set(String(row.table_name), columns);
      }
      return tables;
    },
    digest: async (table, columns) => {
      const digest = createTableDigest(columns);
      await query("BEGIN READ ONLY");
      await query(`DECLARE moved CURSOR FOR SELECT ${quoteAll(columns)} FROM ${quote(table)}`);
      for (;;) {
        const rows = await query(`FETCH ${ROWS_PER_BATCH} FROM moved`);
        rows.forEach(digest.add);
        if (rows.length === 0) break;
      }
      await query("COMMIT");
      return digest.result();
    },
    close: () => client.end(),
  };
};
