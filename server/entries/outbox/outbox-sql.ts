export type SqlValue = string | number | Buffer | null;

/** One statement; values stand for its question marks. */
export interface Statement {
  sql: string;
  values: readonly SqlValue[];
  /** Whether it returns rows. */
  reads?: boolean;
}

/**
 * Parts of statements that keep several gateways on one database from sending a row twice. On SQLite one process delivers, so the
 * conditions are always true and nothing more is written.
 */
export interface LeaseSql {
  /** Condition: no gateway is sending the row. */
  isFree: string;
  /** Condition: this gateway is sending the row. */
  isHeld: string;
  /** Condition: no gateway has begun to send the row since its last failure. */
  isUntouched: string;
  /** Assignments that end a lease, with a comma before them. */
  end: string;
  /** Assignments that begin a lease; null where one process delivers. */
  begin: ((seconds: number) => string) | null;
  /** Ends a SELECT whose rows stay as they are until the transaction ends. */
  lock: string;
}

/**
 * The database of the outbox: SQLite in the data folder (`sqlite-sql.ts`), or PostgreSQL for several gateways
 * (`postgres-sql.ts`). Every call is one transaction that is durable once it resolves. Rejects with storage errors, and with
 * `DuplicateRowError` when a row has the key of another one.
 */
export interface OutboxSql {
  tables: Readonly<Record<"entries" | "receipts" | "familyPages" | "picks", string>>;
  leases: LeaseSql;
  rows: (sql: string, ...values: readonly SqlValue[]) => Promise<unknown[]>;
  /** Returns the number of changed rows. */
  run: (sql: string, ...values: readonly SqlValue[]) => Promise<number>;
  /** Returns the rows of each statement that reads. */
  transaction: (statements: readonly Statement[]) => Promise<unknown[][]>;
  /** Removes deleted data from the write-ahead log, where the database has one in the data folder. */
  truncateLog: () => Promise<void>;
  close: () => Promise<void>;
}

export class DuplicateRowError extends Error {
  override name = "DuplicateRowError";
}
