import type Database from "libsql";
import { readEntryRow, readReceiptRow, readSummaryRow, type EntryRow, type ReceiptRow } from "./entry-rows";
import { runWrite } from "./run-write";

export type NewEntryRow = Pick<EntryRow, "id" | "reference" | "kind" | "sealed" | "photos" | "created_at">;

export interface NewReceipt {
  keyDigest: string;
  bodyDigest: string;
}

export interface NewRequest {
  keyHash: string;
  sealed: Buffer;
}

export interface Postponement {
  triedAt: number;
  dueAt: number;
  reason: string;
  /** Whether the failure counts against the entry itself. */
  isOwn: boolean;
  /** Whether the entry becomes due early when the panel answers again. */
  mayRetryEarly: boolean;
}

/** Counts of waiting entries and dead letters. */
export interface EntrySummary {
  waiting: number;
  dead: number;
  /** Milliseconds since 1970; null when nothing waits. */
  oldestWaitingAt: number | null;
}

const SOON_MS = 60_000;

/** Values of the column `is_away`: whether an entry may be made due before its time, and whether it was. */
export const EARLY_RETRY = { no: 0, allowed: 1, started: 2 } as const;

const MAKE_DUE_EARLY = `UPDATE entries SET due_at = ?, is_away = ${EARLY_RETRY.started}`;
const MAY_RETRY_EARLY = `status = 'waiting' AND is_away = ${EARLY_RETRY.allowed} AND due_at > ?`;

const DEAD_FIRST = "SELECT * FROM entries ORDER BY status, created_at";

/** How many entries the content store's screens list. */
const LISTED = 50;

/** The outbox's rows. Every call is one statement or one transaction, and throws storage errors. */
export const createEntryStore = (database: Database.Database) => {
  const run = (sql: string, ...values: readonly unknown[]): number => runWrite(database, sql, values);
  const rows = (sql: string, ...values: readonly unknown[]): EntryRow[] =>
    database
      .prepare(sql)
      .all(...values)
      .map(readEntryRow);
  const receipt = (sql: string, ...values: readonly unknown[]): ReceiptRow | null => {
    const row = database.prepare(sql).get(...values);
    return row === undefined ? null : readReceiptRow(row);
  };

  return {
    receiptOfKey: (keyDigest: string) => receipt("SELECT * FROM receipts WHERE key_digest = ?", keyDigest),
    receiptOfBody: (bodyDigest: string, since: number) =>
      receipt("SELECT * FROM receipts WHERE body_digest = ? AND created_at >= ? LIMIT 1", bodyDigest, since),
    /** Inserts all rows in one transaction. */
    insert: (entry: NewEntryRow, { keyDigest, bodyDigest }: NewReceipt, request: NewRequest | null = null): void => {
      const { id, reference, kind, sealed, photos, created_at } = entry;
      const add = (sql: string, ...values: readonly unknown[]) => database.prepare(sql).run(...values);
      const insertAll = database.transaction(() => {
        add(
          "INSERT INTO entries (id, reference, kind, sealed, photos, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
          ...[id, reference, kind, sealed, photos, created_at, created_at],
        );
        add("INSERT INTO receipts VALUES (?, ?, ?, ?)", keyDigest, bodyDigest, reference, created_at);
        if (request === null) return;
        add(
          "INSERT INTO requests (reference, key_hash, sealed, created_at) VALUES (?, ?, ?, ?)",
          ...[reference, request.keyHash, request.sealed, created_at],
        );
      });
      insertAll.immediate();
    },
    due: (now: number, limit: number) =>
      rows("SELECT * FROM entries WHERE status = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ?", now, limit),
    remove: (id: string) => run("DELETE FROM entries WHERE id = ?", id),
    postpone: (id: string, { triedAt, dueAt, reason, isOwn, mayRetryEarly }: Postponement) =>
      run(
        "UPDATE entries SET tries = tries + 1, own_failures = own_failures + ?, tried_at = ?, due_at = ?, reason = ?, is_away = ? WHERE id = ?",
        ...[Number(isOwn), triedAt, dueAt, reason, Number(mayRetryEarly), id],
      ),
    markDead: (id: string, reason: string) =>
      run("UPDATE entries SET tries = tries + 1, status = 'dead', reason = ? WHERE id = ?", reason, id),
    /** Makes due the entries that still wait longer than a minute because the panel was unavailable. */
    makeEarlyRetriesDue: (now: number) => run(`${MAKE_DUE_EARLY} WHERE ${MAY_RETRY_EARLY}`, now, now + SOON_MS),
    /** Makes due one of these entries, the one with the fewest attempts. */
    makeOneEarlyRetryDue: (now: number) =>
      run(`${MAKE_DUE_EARLY} WHERE id = (SELECT id FROM entries WHERE ${MAY_RETRY_EARLY} ORDER BY tries, created_at LIMIT 1)`, now, now),
    /** Resets a dead letter to a waiting entry without attempts. */
    requeue: (reference: string, now: number) =>
      run(
        "UPDATE entries SET status = 'waiting', tries = 0, own_failures = 0, tried_at = NULL, due_at = ? WHERE status = 'dead' AND reference = ?",
        ...[now, reference],
      ),
    summary: (): EntrySummary => {
      const found = database
        .prepare("SELECT status, COUNT(*) AS count, MIN(created_at) AS oldest FROM entries GROUP BY status")
        .all()
        .map(readSummaryRow);
      const [waiting, dead] = [found.find(({ status }) => status === "waiting"), found.find(({ status }) => status === "dead")];
      return { waiting: waiting?.count ?? 0, dead: dead?.count ?? 0, oldestWaitingAt: waiting?.oldest ?? null };
    },
    find: (reference: string) => rows("SELECT * FROM entries WHERE reference = ?", reference)[0] ?? null,
    has: (id: string) => database.prepare("SELECT 1 FROM entries WHERE id = ?").get(id) !== undefined,
    all: () => rows(DEAD_FIRST),
    /** The first of all entries, dead letters first. */
    first: () => rows(`${DEAD_FIRST} LIMIT ?`, LISTED),
    /** Deletes entries and receipts older than these times; returns the deleted entries. */
    expire: (entriesBefore: number, receiptsBefore: number): EntryRow[] => {
      const old = rows("SELECT * FROM entries WHERE created_at < ?", entriesBefore);
      old.forEach(({ id }) => run("DELETE FROM entries WHERE id = ?", id));
      run("DELETE FROM receipts WHERE created_at < ?", receiptsBefore);
      return old;
    },
    /** Checkpoints and truncates the write-ahead log, so that no deleted data remains in it. A concurrent reader prevents it until the next call. */
    truncateLog: (): void => void database.pragma("wal_checkpoint(TRUNCATE)"),
    close: () => database.close(),
  };
};

export type EntryStore = ReturnType<typeof createEntryStore>;
