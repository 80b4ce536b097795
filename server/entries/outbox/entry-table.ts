import { readEntryRow, readReceiptRow, readSummaryRow, type EntryRow, type ReceiptRow } from "./entry-rows";
import type { OutboxSql, SqlValue, Statement } from "./outbox-sql";

export type NewEntryRow = Pick<EntryRow, "id" | "reference" | "kind" | "sealed" | "photos" | "created_at">;

export interface NewReceipt {
  keyDigest: string;
  bodyDigest: string;
}

export interface NewFamilyPage {
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

export interface EntrySummary {
  waiting: number;
  dead: number;
  /** Milliseconds since 1970; null when nothing waits. */
  oldestWaitingAt: number | null;
}

const SOON_MS = 60_000;

/** Values of the column `early_retry`: whether an entry may be made due before its time, and whether it was. */
export const EARLY_RETRY = { no: 0, allowed: 1, started: 2 } as const;

/** Number of entries on the content store's screens. */
const LISTED = 50;

/** Longer than one attempt may take (`sendEntry`). After a gateway was killed, its entry waits for the rest of this time. */
const LEASE_SECONDS = { text: 45, photos: 150 } as const;

export const createEntryTable = ({ tables, leases, rows: read, run, transaction, truncateLog }: OutboxSql) => {
  const { entries, receipts } = tables;
  const makeDueEarly = `UPDATE ${entries} SET due_at = ?, early_retry = ${EARLY_RETRY.started}`;
  const mayRetryEarly = `status = 'waiting' AND early_retry = ${EARLY_RETRY.allowed} AND due_at > ?`;
  const deadFirst = `SELECT * FROM ${entries} ORDER BY status, created_at`;
  const rows = async (sql: string, ...values: readonly SqlValue[]): Promise<EntryRow[]> => (await read(sql, ...values)).map(readEntryRow);
  const receipt = async (sql: string, ...values: readonly SqlValue[]): Promise<ReceiptRow | null> => {
    const [row] = await read(sql, ...values);
    return row === undefined ? null : readReceiptRow(row);
  };

  return {
    receiptOfKey: (keyDigest: string) => receipt(`SELECT * FROM ${receipts} WHERE key_digest = ?`, keyDigest),
    receiptOfBody: (bodyDigest: string, since: number) =>
      receipt(`SELECT * FROM ${receipts} WHERE body_digest = ? AND created_at >= ? LIMIT 1`, bodyDigest, since),
    /** Inserts all rows in one transaction; rejects with `DuplicateRowError` when the key was used before. */
    insert: async (entry: NewEntryRow, receipt: NewReceipt, familyPage: NewFamilyPage | null = null): Promise<void> => {
      await transaction(insertions(tables, { entry, receipt, familyPage }));
    },
    /** Entries to send, which another gateway may lease meanwhile. */
    due: (now: number, limit: number) =>
      rows(
        `SELECT * FROM ${entries} WHERE status = 'waiting' AND due_at <= ? AND ${leases.isFree} ORDER BY due_at LIMIT ?`,
        ...[now, limit],
      ),
    /** Keeps other gateways from sending the entry; null when it is not there any more, not due, or leased by another one. */
    lease: async ({ id, photos }: EntryRow, now: number): Promise<EntryRow | null> => {
      if (leases.begin === null) return (await rows(`SELECT * FROM ${entries} WHERE id = ?`, id))[0] ?? null;
      const begin = leases.begin(photos > 0 ? LEASE_SECONDS.photos : LEASE_SECONDS.text);
      const isDue = `status = 'waiting' AND due_at <= ? AND ${leases.isFree}`;
      return (await rows(`UPDATE ${entries} SET ${begin} WHERE id = ? AND ${isDue} RETURNING *`, id, now))[0] ?? null;
    },
    remove: (id: string) => run(`DELETE FROM ${entries} WHERE id = ?`, id),
    /** Ends a lease; changes nothing when it has expired and another gateway has the entry. */
    postpone: (id: string, { triedAt, dueAt, reason, isOwn, mayRetryEarly: mayRetry }: Postponement) =>
      run(
        `UPDATE ${entries} SET tries = tries + 1, own_failures = own_failures + ?, tried_at = ?, due_at = ?, reason = ?, early_retry = ?
         ${leases.end} WHERE id = ? AND ${leases.isHeld}`,
        ...[Number(isOwn), triedAt, dueAt, reason, Number(mayRetry), id],
      ),
    /** Ends a lease, as `postpone` does. */
    markDead: (id: string, reason: string) =>
      run(
        `UPDATE ${entries} SET tries = tries + 1, status = 'dead', reason = ? ${leases.end} WHERE id = ? AND ${leases.isHeld}`,
        ...[reason, id],
      ),
    /** Makes due the entries that still wait longer than a minute because the panel was unavailable. */
    makeEarlyRetriesDue: (now: number) => run(`${makeDueEarly} WHERE ${mayRetryEarly}`, now, now + SOON_MS),
    /** Makes due one of these entries, the one with the fewest attempts. */
    makeOneEarlyRetryDue: (now: number) =>
      run(
        `${makeDueEarly} WHERE id = (SELECT id FROM ${entries} WHERE ${mayRetryEarly} ORDER BY tries, created_at LIMIT 1)`,
        ...[now, now],
      ),
    /** Resets a dead letter to a waiting entry without attempts. */
    requeue: (reference: string, now: number) =>
      run(
        `UPDATE ${entries} SET status = 'waiting', tries = 0, own_failures = 0, tried_at = NULL, due_at = ?
         WHERE status = 'dead' AND reference = ?`,
        ...[now, reference],
      ),
    summary: async (): Promise<EntrySummary> => {
      const found = await read(`SELECT status, COUNT(*) AS count, MIN(created_at) AS oldest FROM ${entries} GROUP BY status`);
      const summaries = found.map(readSummaryRow);
      const [waiting, dead] = [summaries.find(({ status }) => status === "waiting"), summaries.find(({ status }) => status === "dead")];
      return { waiting: waiting?.count ?? 0, dead: dead?.count ?? 0, oldestWaitingAt: waiting?.oldest ?? null };
    },
    find: async (reference: string) => (await rows(`SELECT * FROM ${entries} WHERE reference = ?`, reference))[0] ?? null,
    has: async (id: string) => (await read(`SELECT 1 FROM ${entries} WHERE id = ?`, id)).length > 0,
    all: () => rows(deadFirst),
    /** Dead letters first. */
    first: () => rows(`${deadFirst} LIMIT ?`, LISTED),
    /** Returns the deleted entries. */
    expire: async (entriesBefore: number, receiptsBefore: number): Promise<EntryRow[]> => {
      const old = await rows(`SELECT * FROM ${entries} WHERE created_at < ?`, entriesBefore);
      for (const { id } of old) await run(`DELETE FROM ${entries} WHERE id = ?`, id);
      await run(`DELETE FROM ${receipts} WHERE created_at < ?`, receiptsBefore);
      return old;
    },
    truncateLog,
  };
};

export type EntryTable = ReturnType<typeof createEntryTable>;

interface NewRows {
  entry: NewEntryRow;
  receipt: NewReceipt;
  familyPage: NewFamilyPage | null;
}

const insertions = ({ entries, receipts, familyPages }: OutboxSql["tables"], { entry, receipt, familyPage }: NewRows): Statement[] => {
  const { id, reference, kind, sealed, photos, created_at } = entry;
  const stored: Statement[] = [
    {
      sql: `INSERT INTO ${entries} (id, reference, kind, sealed, photos, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      values: [id, reference, kind, sealed, photos, created_at, created_at],
    },
    { sql: `INSERT INTO ${receipts} VALUES (?, ?, ?, ?)`, values: [receipt.keyDigest, receipt.bodyDigest, reference, created_at] },
  ];
  if (familyPage === null) return stored;
  const sql = `INSERT INTO ${familyPages} (reference, key_hash, sealed, created_at) VALUES (?, ?, ?, ?)`;
  return [...stored, { sql, values: [reference, familyPage.keyHash, familyPage.sealed, created_at] }];
};
