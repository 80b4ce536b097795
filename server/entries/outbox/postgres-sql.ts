import { randomUUID } from "node:crypto";
import { types, type CustomTypesConfig } from "pg";
import { errorCode } from "../../../src/lib/error-code";
import type { SharedDatabase } from "../../shared-state/database";
import { DuplicateRowError, type LeaseSql, type OutboxSql, type SqlValue } from "./outbox-sql";
import { orSharedStorageError } from "./storage-failure";

/** Times are milliseconds, and sequences safe integers, so a 64-bit integer fits into a number. */
const numericTypes: CustomTypesConfig = {
  getTypeParser: (id, format) => (id === types.builtins.INT8 ? Number : types.getTypeParser(id, format)),
};

const UNIQUE_VIOLATION = "23505";

/** `gateway` identifies this start of this process, so that a restarted gateway does not hold its earlier leases. */
const leasesOf = (gateway: string): LeaseSql => ({
  // The database's clock, since those of several machines differ.
  isFree: "(leased_until IS NULL OR leased_until < clock_timestamp())",
  isHeld: `leased_by = '${gateway}'`,
  isUntouched: "leased_by IS NULL",
  end: ", leased_by = NULL, leased_until = NULL",
  begin: (seconds) => `leased_by = '${gateway}', leased_until = clock_timestamp() + interval '${seconds} seconds'`,
  lock: " FOR UPDATE",
});

export const createPostgresSql = (database: SharedDatabase): OutboxSql => {
  const toQuery = (sql: string, values: readonly SqlValue[]) => {
    let parameter = 0;
    return { text: sql.replace(/\?/g, () => `$${(parameter += 1)}`), values: [...values], types: numericTypes };
  };
  const query = async (sql: string, values: readonly SqlValue[]) => {
    const { rows, rowCount } = await orSharedStorageError(database.query(toQuery(sql, values)));
    return { rows, rowCount: rowCount ?? 0 };
  };

  return {
    tables: { entries: "gateway.entries", receipts: "gateway.receipts", familyPages: "gateway.family_pages", picks: "gateway.picks" },
    leases: leasesOf(randomUUID()),
    rows: async (sql, ...values) => (await query(sql, values)).rows,
    run: async (sql, ...values) => (await query(sql, values)).rowCount,
    transaction: (statements) => {
      const work = database.transaction(async (client) => {
        const results: unknown[][] = [];
        for (const { sql, values, reads = false } of statements) {
          const { rows } = await client.query(toQuery(sql, values));
          results.push(reads ? rows : []);
        }
        return results;
      });
      return orSharedStorageError(work.catch(nameDuplicate)).catch(unwrapDuplicate);
    },
    truncateLog: async () => undefined,
    close: () => database.close(),
  };
};

const nameDuplicate = (error: unknown): never => {
  throw errorCode(error) === UNIQUE_VIOLATION ? new DuplicateRowError("a row exists", { cause: error }) : error;
};

const unwrapDuplicate = (error: unknown): never => {
  throw error instanceof Error && error.cause instanceof DuplicateRowError ? error.cause : error;
};
