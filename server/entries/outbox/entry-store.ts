import type Database from "libsql";
import { readEntryRow, readReceiptRow, type EntryRow, type ReceiptRow } from "./entry-rows";

export type NewEntryRow = Pick<EntryRow, "id" | "reference" | "kind" | "sealed" | "photos" | "created_at">;

export interface NewReceipt {
  keyDigest: string;
  bodyDigest: string;
}

export interface Postponement {
  dueAt: number;
  reason: string;
  /** The upstream as a whole was away. */
  isAway: boolean;
}

const SOON_MS = 60_000;

/** An upstream that comes and goes must not use an entry's tries up within minutes. */
const MAX_HASTENED_TRIES = 6;

const DEAD_FIRST = "SELECT * FROM entries ORDER BY status, created_at";

/** The outbox's rows. Every call is one statement or one transaction; each throws what the disk says. */
export const createEntryStore = (database: Database.Database) => {
  const run = (sql: string, ...values: readonly unknown[]): number => database.prepare(sql).run(...values).changes;
  const rows = (sql: string, ...values: readonly unknown[]): EntryRow[] => database.prepare(sql).all(...values).map(readEntryRow);
  const receipt = (sql: string, ...values: readonly unknown[]): ReceiptRow | null => {
    const row = database.prepare(sql).get(...values);
    return row === undefined ? null : readReceiptRow(row);
  };

  return {
    receiptOfKey: (keyDigest: string) => receipt("SELECT * FROM receipts WHERE key_digest = ?", keyDigest),
    receiptOfBody: (bodyDigest: string, since: number) =>
      receipt("SELECT * FROM receipts WHERE body_digest = ? AND created_at >= ? LIMIT 1", bodyDigest, since),
    /** Both rows or none. */
    insert: (entry: NewEntryRow, { keyDigest, bodyDigest }: NewReceipt): void => {
      const { id, reference, kind, sealed, photos, created_at } = entry;
      const insertBoth = database.transaction(() => {
        run(
          "INSERT INTO entries (id, reference, kind, sealed, photos, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
          ...[id, reference, kind, sealed, photos, created_at, created_at],
        );
        run("INSERT INTO receipts VALUES (?, ?, ?, ?)", keyDigest, bodyDigest, reference, created_at);
      });
      insertBoth.immediate();
    },
    due: (now: number, limit: number) => rows("SELECT * FROM entries WHERE status = 'waiting' AND due_at <= ? ORDER BY due_at LIMIT ?", now, limit),
    remove: (id: string) => run("DELETE FROM entries WHERE id = ?", id),
    postpone: (id: string, { dueAt, reason, isAway }: Postponement) =>
      run("UPDATE entries SET tries = tries + 1, due_at = ?, reason = ?, is_away = ? WHERE id = ?", dueAt, reason, Number(isAway), id),
    bury: (id: string, reason: string) => run("UPDATE entries SET tries = tries + 1, status = 'dead', reason = ? WHERE id = ?", reason, id),
    /** What waits long because the upstream was away is due now. */
    hasten: (now: number) => run("UPDATE entries SET due_at = ? WHERE status = 'waiting' AND is_away = 1 AND due_at > ?", now, now + SOON_MS),
    /** The same for one of them, which has the most tries left; never one of its last three. */
    hastenOne: (now: number) =>
      run(
        `UPDATE entries SET due_at = ? WHERE id =
          (SELECT id FROM entries WHERE status = 'waiting' AND is_away = 1 AND due_at > ? AND tries <= ? ORDER BY tries, created_at LIMIT 1)`,
        ...[now, now, MAX_HASTENED_TRIES],
      ),
    revive: (reference: string, now: number) =>
      run("UPDATE entries SET status = 'waiting', tries = 0, due_at = ? WHERE status = 'dead' AND reference = ?", now, reference),
    find: (reference: string) => rows("SELECT * FROM entries WHERE reference = ?", reference)[0] ?? null,
    knows: (id: string) => database.prepare("SELECT 1 FROM entries WHERE id = ?").get(id) !== undefined,
    all: () => rows(DEAD_FIRST),
    /** Deletes what is older than it may be, and gives the ids of the entries among it. */
    expire: (entriesBefore: number, receiptsBefore: number): string[] => {
      const old = rows("SELECT * FROM entries WHERE created_at < ?", entriesBefore).map(({ id }) => id);
      old.forEach((id) => run("DELETE FROM entries WHERE id = ?", id));
      run("DELETE FROM receipts WHERE created_at < ?", receiptsBefore);
      return old;
    },
    /** Writes the log back and empties it, so that no page from before a deletion stays in it; a reader puts it off until the next call. */
    truncateLog: (): void => void database.pragma("wal_checkpoint(TRUNCATE)"),
    close: () => database.close(),
  };
};

export type EntryStore = ReturnType<typeof createEntryStore>;
