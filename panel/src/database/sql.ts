import type { sql } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";

/** A statement with values, from the template `sql`. */
export type Statement = ReturnType<typeof sql>;

type ExecuteArgs = { drizzle: unknown; raw: string } | { drizzle: unknown; sql: Statement };

type Drizzle = { drizzle: unknown; execute: (args: ExecuteArgs) => PromiseLike<unknown> };

const isDrizzle = (database: object): database is Drizzle =>
  "drizzle" in database && "execute" in database && typeof database.execute === "function";

const drizzleOf = (payload: Payload): Drizzle => {
  if (!isDrizzle(payload.db)) throw new Error(`The database ${payload.db.name} does not run SQL`);
  return payload.db;
};

const rowsOf = (result: unknown): unknown[] =>
  typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows) ? result.rows : [];

const rowNumber = (row: unknown): number => (typeof row === "object" && row !== null ? Number(Object.values(row)[0]) : 0);

/** Bypasses Payload and returns the rows. The statement must not contain values from outside. */
export const runSql = async (payload: Payload, raw: string): Promise<unknown[]> => {
  const db = drizzleOf(payload);
  return rowsOf(await db.execute({ drizzle: db.drizzle, raw }));
};

/** Like `runSql`, for a statement whose values are sent separately. */
export const runStatement = async (payload: Payload, statement: Statement): Promise<unknown[]> => {
  const db = drizzleOf(payload);
  return rowsOf(await db.execute({ drizzle: db.drizzle, sql: statement }));
};

export const isSqlite = (payload: Payload): boolean => payload.db.name === "sqlite";

/** SQLite then overwrites deleted rows. The setting belongs to the connection, so every process needs it. */
export const overwriteDeletedRows = async (payload: Payload): Promise<void> => {
  if (isSqlite(payload)) await runSql(payload, "PRAGMA secure_delete = ON");
};

/**
 * Removes every byte of deleted rows from SQLite's files. `secure_delete` alone is not enough: rebalanced pages keep copies
 * of moved rows in their unused bytes, which VACUUM rewrites; truncating the write-ahead log removes old pages.
 * Postgres: see docs/deploy.md.
 */
export const removeDeletedRows = async (payload: Payload): Promise<void> => {
  if (!isSqlite(payload)) return;
  await runSql(payload, "VACUUM");
  await runSql(payload, "PRAGMA wal_checkpoint(TRUNCATE)");
};

/** Raises a table's id sequence, so that a database restored from an older backup does not reuse ids up to `upTo`. */
export const reserveIds = async (payload: Payload, { table, upTo }: { table: string; upTo: number }): Promise<void> => {
  if (!Number.isSafeInteger(upTo) || upTo < 1) return;
  if (!isSqlite(payload)) {
    await runSql(
      payload,
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), GREATEST(${upTo}, (SELECT COALESCE(MAX(id), 1) FROM "${table}"), (SELECT last_value FROM "${table}_id_seq")))`,
    );
    return;
  }
  const [sequence] = await runSql(payload, `SELECT seq FROM sqlite_sequence WHERE name = '${table}'`);
  // Avoids a needless write, since the disk may be read-only.
  if (rowNumber(sequence) >= upTo) return;
  await runSql(
    payload,
    sequence === undefined
      ? `INSERT INTO sqlite_sequence (name, seq) VALUES ('${table}', ${upTo})`
      : `UPDATE sqlite_sequence SET seq = ${upTo} WHERE name = '${table}'`,
  );
};

/** SQLite's `user_version`: a number for the application, included in backups. Always 0 in Postgres. */
export const readUserVersion = async (payload: Payload): Promise<number> =>
  isSqlite(payload) ? rowNumber((await runSql(payload, "PRAGMA user_version"))[0]) : 0;

export const writeUserVersion = async (payload: Payload, version: number): Promise<void> => {
  if (isSqlite(payload)) await runSql(payload, `PRAGMA user_version = ${Math.trunc(version)}`);
};
