import type { DatabaseSync } from "node:sqlite";
import { inTransaction, isSqliteError } from "../../../src/lib/sqlite";
import { DuplicateRowError, type LeaseSql, type OutboxSql, type Statement } from "./outbox-sql";

const ONE_PROCESS: LeaseSql = { isFree: "TRUE", isHeld: "TRUE", isUntouched: "TRUE", end: "", begin: null, lock: "" };

export const createSqliteSql = (database: DatabaseSync): OutboxSql => {
  const execute = ({ sql, values, reads = false }: Statement): unknown[] => {
    const statement = database.prepare(sql);
    if (reads) return statement.all(...values);
    statement.run(...values);
    return [];
  };

  return {
    tables: { entries: "entries", receipts: "receipts", familyPages: "family_pages", picks: "picks" },
    leases: ONE_PROCESS,
    rows: async (sql, ...values) => database.prepare(sql).all(...values),
    run: async (sql, ...values) => Number(database.prepare(sql).run(...values).changes),
    transaction: async (statements) => {
      try {
        return inTransaction(database, () => statements.map(execute));
      } catch (error) {
        throw isSqliteError(error, "constraint") ? new DuplicateRowError("a row exists", { cause: error }) : error;
      }
    },
    /** A concurrent reader prevents it until the next call. */
    truncateLog: async () => database.exec("PRAGMA wal_checkpoint(TRUNCATE)"),
    close: async () => {
      if (database.isOpen) database.close();
    },
  };
};
