import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { Day } from "../../src/domain/day";
import { isRecord } from "../../src/lib/json";
import { inTransaction } from "../../src/lib/sqlite";

/** `words`: names that five searches of the day shared; `unfound`: all searches that found nobody, with an empty value. */
export type CountKind = "page" | "opened" | "selected" | "filter" | "unfound" | "words";

export interface Count {
  day: Day;
  kind: CountKind;
  value: string;
  count: number;
}

export interface CountBatch {
  /** A store that `isShared` stores batches of the same id once. */
  id: string;
  counts: readonly Count[];
}

export interface Total {
  value: string;
  count: number;
}

/** Both days are included. */
export interface Period {
  from: Day;
  until: Day;
}

/** Every call rejects with storage errors. */
export interface CountStore {
  /** For warnings. */
  name: string;
  /** Whether several gateways add to it. */
  isShared: boolean;
  add(batch: CountBatch): Promise<void>;
  /** Highest counts first. */
  totals(kind: CountKind, period: Period, limit: number): Promise<readonly Total[]>;
  deleteBefore(day: Day): Promise<void>;
  deleteTalents(isDeleted: (talentId: string) => boolean): Promise<void>;
  close(): void;
}

const BUSY_MS = 2_000;

const UPSERT = "INSERT INTO counts (day, kind, value, count) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count";
const TOTALS = `SELECT value, SUM(count) AS count FROM counts WHERE kind = ? AND day BETWEEN ? AND ?
  GROUP BY value ORDER BY SUM(count) DESC, value LIMIT ?`;
const OF_TALENTS = "kind IN ('opened', 'selected')";

/** The totals in `{dataDir}/counts.db`, which is created with the first count. */
export const createCountStore = (dataDir: string): CountStore => {
  const file = join(dataDir, "counts.db");
  let opened: DatabaseSync | null = null;
  const close = (): void => {
    opened?.close();
    opened = null;
  };
  const withDatabase = async <Value>(run: (database: DatabaseSync) => Value): Promise<Value> => {
    try {
      opened ??= open(dataDir, file);
      return run(opened);
    } catch (error) {
      close();
      throw error;
    }
  };
  const hasCounts = (): boolean => existsSync(file);
  return {
    ...{ name: "counts.db", isShared: false, close },
    add: ({ counts }) =>
      withDatabase((database) => {
        const insert = database.prepare(UPSERT);
        inTransaction(database, () => {
          for (const { day, kind, value, count } of counts) insert.run(day, kind, value, count);
        });
      }),
    totals: (kind, { from, until }, limit) =>
      withDatabase((database) => database.prepare(TOTALS).all(kind, from, until, limit).map(readTotal)),
    deleteBefore: async (day) => {
      if (hasCounts()) await withDatabase((database) => erase(database, "DELETE FROM counts WHERE day < ?", [[day]]));
    },
    deleteTalents: async (isDeleted) => {
      if (!hasCounts()) return;
      await withDatabase((database) => {
        const ids = database.prepare(`SELECT DISTINCT value, 0 AS count FROM counts WHERE ${OF_TALENTS}`).all().map(readTotal);
        const deleted = ids.filter(({ value }) => isDeleted(value)).map(({ value }) => [value]);
        if (deleted.length > 0) erase(database, `DELETE FROM counts WHERE ${OF_TALENTS} AND value = ?`, deleted);
      });
    },
  };
};

/** Deleted values do not stay in the file or its log. */
const erase = (database: DatabaseSync, sql: string, lists: readonly (readonly SQLInputValue[])[]): void => {
  let deleted = 0;
  inTransaction(database, () => {
    for (const values of lists) deleted += Number(database.prepare(sql).run(...values).changes);
  });
  if (deleted > 0) database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
};

const readTotal = (row: unknown): Total => {
  if (!isRecord(row) || typeof row.value !== "string" || typeof row.count !== "number") throw new Error("counts.db has an unknown row");
  return { value: row.value, count: row.count };
};

const open = (dataDir: string, file: string): DatabaseSync => {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA secure_delete = ON");
    database.exec(
      "CREATE TABLE IF NOT EXISTS counts (day TEXT, kind TEXT, value TEXT, count INTEGER NOT NULL, PRIMARY KEY (day, kind, value)) STRICT, WITHOUT ROWID",
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};
