import type Database from "libsql";
import { readEntryRow, readRequestRow, type EntryRow, type RequestRow } from "./entry-rows";
import { runWrite } from "./run-write";

export interface NewErasure {
  at: number;
  /** The encrypted access key. */
  eraseKey: Buffer;
  /** Whether a delivery of the entry is in progress. */
  isBeingSent: boolean;
}

const SET_DONE = "erasure = 'done', erase_key = NULL, erase_due_at = NULL";

/** The rows of the families' pages. Every call is one statement or one transaction, and throws storage errors. */
export const createRequestStore = (database: Database.Database) => {
  const run = (sql: string, ...values: readonly unknown[]): number => runWrite(database, sql, values);
  const rows = (sql: string, ...values: readonly unknown[]): RequestRow[] =>
    database
      .prepare(sql)
      .all(...values)
      .map(readRequestRow);
  const entryOf = (reference: string): EntryRow | null => {
    const row = database.prepare("SELECT * FROM entries WHERE reference = ?").get(reference);
    return row === undefined ? null : readEntryRow(row);
  };

  return {
    find: (reference: string): RequestRow | null => rows("SELECT * FROM requests WHERE reference = ?", reference)[0] ?? null,
    /**
     * Deletes the entry, when it is still in the outbox, and records the erasure in one transaction. An entry that was never sent is
     * erased with that; for any other the content store must be told. Returns the deleted entry.
     */
    requestErasure: (reference: string, { at, eraseKey, isBeingSent }: NewErasure): EntryRow | null => {
      const change = (sql: string, ...values: readonly unknown[]) => database.prepare(sql).run(...values);
      const erase = database.transaction((): EntryRow | null => {
        const entry = entryOf(reference);
        change("DELETE FROM entries WHERE reference = ?", reference);
        const wasNeverSent = entry !== null && entry.tries === 0 && !isBeingSent;
        change(
          `UPDATE requests SET erasure = ?, erase_key = ?, erase_at = ?, erase_due_at = ?, was_sent = ?, erase_tries = 0
           WHERE reference = ? AND (erasure IS NULL OR erasure = 'unsupported')`,
          ...[
            wasNeverSent ? "done" : "pending",
            eraseKey,
            at,
            wasNeverSent ? null : at,
            Number(entry !== null && !wasNeverSent),
            reference,
          ],
        );
        return entry;
      });
      return erase.immediate();
    },
    /** Erasures whose next attempt is due. */
    dueErasures: (now: number, limit: number) =>
      rows("SELECT * FROM requests WHERE erase_due_at <= ? ORDER BY erase_due_at LIMIT ?", now, limit),
    /** Erasures that the content store has not applied, oldest first; `unsupported`: it takes none. */
    openErasures: () => rows("SELECT * FROM requests WHERE erasure IN ('pending', 'unsupported') ORDER BY erase_at"),
    postponeErasure: (reference: string, dueAt: number) =>
      run("UPDATE requests SET erase_tries = erase_tries + 1, erase_due_at = ? WHERE reference = ?", dueAt, reference),
    markErased: (reference: string) => run(`UPDATE requests SET ${SET_DONE} WHERE reference = ?`, reference),
    /** Returns 0 when it was marked before. */
    markUnsupported: (reference: string) =>
      run("UPDATE requests SET erasure = 'unsupported' WHERE reference = ? AND erasure = 'pending'", reference),
    /** How many erasures wait for the content store. */
    pendingErasures: (): number => rows("SELECT * FROM requests WHERE erasure = 'pending'").length,
    /** Another attempt now with all erasures that wait. */
    makeErasuresDue: (now: number) => run("UPDATE requests SET erase_due_at = ? WHERE erasure = 'pending' AND erase_due_at > ?", now, now),
    /** The entry reached the content store although its erasure was requested meanwhile: the store must be told. */
    reopenErasure: (reference: string, now: number) =>
      run(
        "UPDATE requests SET erasure = 'pending', erase_due_at = ?, was_sent = 1 WHERE reference = ? AND erase_key IS NOT NULL",
        now,
        reference,
      ),
    /** Deletes rows older than `before`, except pending erasures; forgets the keys of erasures that were done before `keysBefore`. */
    expire: (before: number, keysBefore: number): void => {
      run("DELETE FROM requests WHERE created_at < ? AND (erasure IS NULL OR erasure <> 'pending')", before);
      run(`UPDATE requests SET erase_key = NULL WHERE erasure = 'done' AND erase_key IS NOT NULL AND erase_at < ?`, keysBefore);
      run(`UPDATE requests SET erase_key = NULL, erase_due_at = NULL WHERE erasure = 'unsupported' AND erase_at < ?`, before);
    },
  };
};

export type RequestStore = ReturnType<typeof createRequestStore>;
