import type { Payload } from "payload";

type Drizzle = { drizzle: unknown; execute: (args: { drizzle: unknown; raw: string }) => PromiseLike<unknown> };

const isDrizzle = (database: object): database is Drizzle =>
  "drizzle" in database && "execute" in database && typeof database.execute === "function";

/** Runs one statement of ours, past Payload, and returns its rows. It must hold no value from outside. */
export const runSql = async (payload: Payload, raw: string): Promise<unknown[]> => {
  if (!isDrizzle(payload.db)) throw new Error(`The database ${payload.db.name} does not run SQL`);
  const result = await payload.db.execute({ drizzle: payload.db.drizzle, raw });
  return typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows) ? result.rows : [];
};

export const isSqlite = (payload: Payload): boolean => payload.db.name === "sqlite";

/** Lets SQLite overwrite what is deleted; the setting is the connection's, so each process makes it. */
export const overwriteDeletedRows = async (payload: Payload): Promise<void> => {
  if (isSqlite(payload)) await runSql(payload, "PRAGMA secure_delete = ON");
};

/**
 * Leaves no byte of a deleted row in SQLite's files. `secure_delete` alone does not: pages that were rebalanced before keep
 * stale copies of moved rows in their unused bytes, which VACUUM rewrites; emptying the log removes old pages there.
 * Postgres: see docs/deploy.md.
 */
export const removeDeletedRows = async (payload: Payload): Promise<void> => {
  if (!isSqlite(payload)) return;
  await runSql(payload, "VACUUM");
  await runSql(payload, "PRAGMA wal_checkpoint(TRUNCATE)");
};

/** Raises a collection's id sequence, so that a store restored from an older backup reuses no id up to this one. */
export const reserveIds = async (payload: Payload, { table, upTo }: { table: string; upTo: number }): Promise<void> => {
  if (!Number.isSafeInteger(upTo) || upTo < 1) return;
  if (!isSqlite(payload)) {
    await runSql(
      payload,
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), GREATEST(${upTo}, (SELECT COALESCE(MAX(id), 1) FROM "${table}"), (SELECT last_value FROM "${table}_id_seq")))`,
    );
    return;
  }
  await runSql(
    payload,
    `INSERT INTO sqlite_sequence (name, seq) SELECT '${table}', 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = '${table}')`,
  );
  await runSql(payload, `UPDATE sqlite_sequence SET seq = MAX(seq, ${upTo}) WHERE name = '${table}'`);
};

const rowNumber = (row: unknown): number => (typeof row === "object" && row !== null ? Number(Object.values(row)[0]) : 0);

/** SQLite's own number for the program that uses a file; it is part of backups. 0 in Postgres. */
export const readUserVersion = async (payload: Payload): Promise<number> =>
  isSqlite(payload) ? rowNumber((await runSql(payload, "PRAGMA user_version"))[0]) : 0;

export const writeUserVersion = async (payload: Payload, version: number): Promise<void> => {
  if (isSqlite(payload)) await runSql(payload, `PRAGMA user_version = ${Math.trunc(version)}`);
};
