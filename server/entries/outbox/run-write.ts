import type Database from "libsql";

/**
 * Runs one writing statement and returns the number of changed rows. It runs in a transaction that begins as a writer, so that only
 * BEGIN can fail because the database is locked: libsql leaves any other statement open that fails so, and until the garbage
 * collector finalizes it, SQLite commits nothing of the same connection (https://github.com/tursodatabase/libsql-client-ts/issues/352).
 */
export const runWrite = (database: Database.Database, sql: string, values: readonly unknown[]): number => {
  const run = (): number => database.prepare(sql).run(...values).changes;
  return database.inTransaction ? run() : database.transaction(run).immediate();
};
