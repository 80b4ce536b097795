import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";

type Tables = Pick<PostgresAdapter, "tables" | "drizzle" | "insert">;

type Row = Readonly<Record<string, unknown>>;

const ROWS_PER_STATEMENT = 100;

const hasTables = (database: object): database is Tables => "tables" in database && "insert" in database;

/** Keys are the names that Payload's code has for the tables and their columns. */
export const tablesOf = (payload: Payload): Tables => {
  if (!hasTables(payload.db)) throw new Error("The database has no tables");
  return payload.db;
};

/** Inserts rows without Payload's hooks, a hundred per statement. Returns them as stored, in any order. */
export const insertRows = async (payload: Payload, tableName: string, rows: readonly Row[]): Promise<Row[]> => {
  const { insert, drizzle } = tablesOf(payload);
  const stored: Row[] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const values = rows.slice(start, start + ROWS_PER_STATEMENT);
    stored.push(...(await insert.call(payload.db, { db: drizzle, tableName, values })));
  }
  return stored;
};
