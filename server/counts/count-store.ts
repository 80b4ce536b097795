import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import type { Day } from "../../src/domain/age";
import { isRecord } from "../../src/lib/json";
import { requireWritable } from "../lib/require-writable";

/** `words`: names that five searches of the day shared; `unfound`: all searches that found nobody, with an empty value. */
export type CountKind = "page" | "opened" | "selected" | "filter" | "unfound" | "words";

/** A count of one day. */
export interface Count {
  day: Day;
  kind: CountKind;
  value: string;
  count: number;
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

const BUSY_MS = 2_000;

const UPSERT = "INSERT INTO counts (day, kind, value, count) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count";
const TOTALS = `SELECT value, SUM(count) AS count FROM counts WHERE kind = ? AND day BETWEEN ? AND ?
  GROUP BY value ORDER BY SUM(count) DESC, value LIMIT ?`;
const OF_TALENTS = "kind IN ('opened', 'selected')";

const fileOf = (dataDir: string): string => join(dataDir, "counts.db");

/** Whether anything was ever counted. */
export const hasCounts = (dataDir: string): boolean => existsSync(fileOf(dataDir));

/** The totals of each day in `{dataDir}/counts.db`. Every call throws storage errors. */
export const openCountStore = (dataDir: string) => {
  const database = open(dataDir);
  /** As a transaction that begins as a writer: libsql leaves another statement open that fails because the file is locked. */
  const write = (run: () => void): void => {
    database.transaction(run).immediate();
  };
  /** Deleted values do not stay in the file or its log. */
  const erase = (sql: string, lists: readonly (readonly unknown[])[]): void => {
    let deleted = 0;
    write(() => {
      for (const values of lists) deleted += database.prepare(sql).run(...values).changes;
    });
    if (deleted > 0) database.pragma("wal_checkpoint(TRUNCATE)");
  };
  return {
    add: (counts: readonly Count[]): void => {
      const insert = database.prepare(UPSERT);
      write(() => {
        for (const { day, kind, value, count } of counts) insert.run(day, kind, value, count);
      });
    },
    /** Most first. */
    totals: (kind: CountKind, { from, until }: Period, limit: number): readonly Total[] =>
      database.prepare(TOTALS).all(kind, from, until, limit).map(readTotal),
    deleteBefore: (day: Day): void => erase("DELETE FROM counts WHERE day < ?", [[day]]),
    deleteTalents: (isDeleted: (talentId: string) => boolean): void => {
      const ids = database.prepare(`SELECT DISTINCT value, 0 AS count FROM counts WHERE ${OF_TALENTS}`).all().map(readTotal);
      const deleted = ids.filter(({ value }) => isDeleted(value)).map(({ value }) => [value]);
      if (deleted.length > 0) erase(`DELETE FROM counts WHERE ${OF_TALENTS} AND value = ?`, deleted);
    },
    close: (): void => void database.close(),
  };
};

export type CountStore = ReturnType<typeof openCountStore>;

const readTotal = (row: unknown): Total => {
  if (!isRecord(row) || typeof row.value !== "string" || typeof row.count !== "number") throw new Error("counts.db has an unknown row");
  return { value: row.value, count: row.count };
};

const open = (dataDir: string): Database.Database => {
  mkdirSync(dataDir, { recursive: true });
  requireWritable(dataDir);
  const database = new Database(fileOf(dataDir), { timeout: BUSY_MS });
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("secure_delete = ON");
    database.exec(
      "CREATE TABLE IF NOT EXISTS counts (day TEXT, kind TEXT, value TEXT, count INTEGER NOT NULL, PRIMARY KEY (day, kind, value)) STRICT, WITHOUT ROWID",
    );
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};
