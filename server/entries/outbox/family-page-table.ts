import { readFamilyPageRow, type FamilyPageRow } from "./entry-rows";
import type { OutboxSql, SqlValue } from "./outbox-sql";

export interface NewErasure {
  at: number;
  /** Encrypted. */
  eraseKey: Buffer;
  /** Whether this gateway is sending the entry; the database has the leases of the others. */
  isBeingSent: boolean;
}

const SET_DONE = "erasure = 'done', erase_key = NULL, erase_due_at = NULL";

/** A gateway sends an erasure to the content store within this time; then another one may. */
const LEASE_MS = 60_000;

export const createFamilyPageTable = ({ tables, leases, rows: read, run, transaction }: OutboxSql) => {
  const { entries, familyPages } = tables;
  const rows = async (sql: string, ...values: readonly SqlValue[]): Promise<FamilyPageRow[]> =>
    (await read(sql, ...values)).map(readFamilyPageRow);
  const entryOf = `SELECT tries FROM ${entries} WHERE reference = ?`;
  const wasNeverSent = `EXISTS (${entryOf} AND tries = 0 AND ${leases.isUntouched} AND ? = 0)`;

  return {
    find: async (reference: string): Promise<FamilyPageRow | null> =>
      (await rows(`SELECT * FROM ${familyPages} WHERE reference = ?`, reference))[0] ?? null,
    /**
     * Deletes the entry, when it is still in the outbox, and records the erasure in one transaction. An entry that was never sent
     * is erased with that; any other erasure must be sent to the content store.
     */
    requestErasure: async (reference: string, { at, eraseKey, isBeingSent }: NewErasure): Promise<void> => {
      const sent = [reference, Number(isBeingSent)];
      await transaction([
        // Locks the entry, so that no gateway leases it between the two changes.
        { sql: `${entryOf}${leases.lock}`, values: [reference], reads: true },
        {
          sql: `UPDATE ${familyPages} SET erasure = CASE WHEN ${wasNeverSent} THEN 'done' ELSE 'pending' END, erase_key = ?, erase_at = ?,
                  erase_due_at = CASE WHEN ${wasNeverSent} THEN NULL ELSE CAST(? AS BIGINT) END,
                  was_sent = CASE WHEN EXISTS (${entryOf}) AND NOT ${wasNeverSent} THEN 1 ELSE 0 END, erase_tries = 0
                WHERE reference = ? AND (erasure IS NULL OR erasure = 'unsupported')`,
          values: [...sent, eraseKey, at, ...sent, at, reference, ...sent, reference],
        },
        { sql: `DELETE FROM ${entries} WHERE reference = ?`, values: [reference] },
      ]);
    },
    dueErasures: (now: number, limit: number) =>
      rows(`SELECT * FROM ${familyPages} WHERE erase_due_at <= ? ORDER BY erase_due_at LIMIT ?`, now, limit),
    /** Keeps other gateways from sending the erasure at the same time; false when one of them does. */
    leaseErasure: async ({ reference, erase_due_at }: FamilyPageRow, now: number): Promise<boolean> => {
      if (leases.begin === null) return true;
      const changed = await run(
        `UPDATE ${familyPages} SET erase_due_at = ? WHERE reference = ? AND erase_due_at = ?`,
        ...[now + LEASE_MS, reference, erase_due_at],
      );
      return changed > 0;
    },
    /** Erasures that the content store has not applied, or does not support (`unsupported`); oldest first. */
    openErasures: () => rows(`SELECT * FROM ${familyPages} WHERE erasure IN ('pending', 'unsupported') ORDER BY erase_at`),
    postponeErasure: (reference: string, dueAt: number) =>
      run(
        `UPDATE ${familyPages} SET erase_tries = erase_tries + 1, erase_due_at = ? WHERE reference = ? AND erasure IN ('pending', 'unsupported')`,
        ...[dueAt, reference],
      ),
    markErased: (reference: string) => run(`UPDATE ${familyPages} SET ${SET_DONE} WHERE reference = ?`, reference),
    /** Returns 0 when it was marked before. */
    markUnsupported: (reference: string) =>
      run(`UPDATE ${familyPages} SET erasure = 'unsupported' WHERE reference = ? AND erasure = 'pending'`, reference),
    pendingErasures: async (): Promise<number> => (await rows(`SELECT * FROM ${familyPages} WHERE erasure = 'pending'`)).length,
    makeErasuresDue: (now: number) =>
      run(`UPDATE ${familyPages} SET erase_due_at = ? WHERE erasure = 'pending' AND erase_due_at > ?`, now, now),
    /** To be called when the entry reached the content store although its erasure was requested meanwhile. */
    reopenErasure: (reference: string, now: number) =>
      run(
        `UPDATE ${familyPages} SET erasure = 'pending', erase_due_at = ?, was_sent = 1 WHERE reference = ? AND erase_key IS NOT NULL`,
        ...[now, reference],
      ),
    /**
     * Deletes rows older than `before`, except pending erasures, and the keys of erasures that are done and were requested before
     * `keysBefore`.
     */
    expire: async (before: number, keysBefore: number): Promise<void> => {
      await run(`DELETE FROM ${familyPages} WHERE created_at < ? AND (erasure IS NULL OR erasure <> 'pending')`, before);
      await run(`UPDATE ${familyPages} SET erase_key = NULL WHERE erasure = 'done' AND erase_key IS NOT NULL AND erase_at < ?`, keysBefore);
      await run(`UPDATE ${familyPages} SET erase_key = NULL, erase_due_at = NULL WHERE erasure = 'unsupported' AND erase_at < ?`, before);
    },
  };
};

export type FamilyPageTable = ReturnType<typeof createFamilyPageTable>;
