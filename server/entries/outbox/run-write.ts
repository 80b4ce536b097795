import type Database from "libsql";

/**
 * Runs one writing statement in a transaction of its own and returns the number of changed rows. The transaction begins as a writer,
 * so that only BEGIN can fail because the database is locked: libsql leaves any other statement open that fails so, and SQLite then
 * commits nothing of the same connection until JavaScript frees the statement (https://github.com/tursodatabase/libsql-client-ts/issues/352).
 */
export const runWrite = (database: Database.Database, sql: string, values: readonly unknown[]): number =>
  database.transaction((): number => database.prepare(sql).run(...values).changes).immediate();
