import type Database from "libsql";
import { errorCode } from "../../../src/lib/error-code";
import { DuplicateRowError, type LeaseSql, type OutboxSql, type Statement } from "./outbox-sql";

const ONE_PROCESS: LeaseSql = { isFree: "TRUE", isHeld: "TRUE", isUntouched: "TRUE", end: "", begin: null, lock: "" };

/** The outbox's statements on SQLite. */
export const createSqliteSql = (database: Database.Database): OutboxSql => {
  /**
   * A transaction begins as a writer, so that only BEGIN can fail because the database is locked: libsql leaves any other statement
   * open that fails so, and SQLite then commits nothing of the same connection until JavaScript frees the statement
   * (https://github.com/tursodatabase/libsql-client-ts/issues/352).
   */
  const inTransaction = <Value>(work: () => Value): Value => {
    try {
      return database.transaction(work).immediate();
    } catch (error) {
      throw errorCode(error).startsWith("SQLITE_CONSTRAINT") ? new DuplicateRowError("a row exists", { cause: error }) : error;
    }
  };
  const execute = ({ sql, values, reads = false }: Statement): unknown[] => {
    const statement = database.prepare(sql);
    if (reads) return statement.all(...values);
    statement.run(...values);
    return [];
  };

  return {
    tables: { entries: "entries", receipts: "receipts", requests: "requests", picks: "picks" },
    leases: ONE_PROCESS,
    rows: async (sql, ...values) => database.prepare(sql).all(...values),
    run: async (sql, ...values) => inTransaction((): number => database.prepare(sql).run(...values).changes),
    transaction: async (statements) => inTransaction(() => statements.map(execute)),
    /** A concurrent reader prevents it until the next call. */
    truncateLog: async () => void database.pragma("wal_checkpoint(TRUNCATE)"),
    close: async () => void database.close(),
  };
};
