import type { DatabaseSync } from "node:sqlite";

/** Primary result codes (https://www.sqlite.org/rescode.html). */
const RESULT_CODES = { busy: 5, full: 13, constraint: 19 } as const;

/** Without a reason, true for any error of SQLite. Not `instanceof`, which fails for errors of another realm. */
export const isSqliteError = (error: unknown, reason?: keyof typeof RESULT_CODES): boolean => {
  if (typeof error !== "object" || error === null || !("errcode" in error) || typeof error.errcode !== "number") return false;
  // The low byte of an extended code is its primary one.
  return reason === undefined || (error.errcode & 0xff) === RESULT_CODES[reason];
};

/** Begins as a writer (`IMMEDIATE`), so that the transaction waits for other writers before it reads. */
export const inTransaction = <Value>(database: DatabaseSync, work: () => Value): Value => {
  database.exec("BEGIN IMMEDIATE");
  try {
    const value = work();
    database.exec("COMMIT");
    return value;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK"); // after some errors, such as a full disk, SQLite has done so itself
    throw error;
  }
};
