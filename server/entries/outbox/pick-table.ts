import * as yup from "yup";
import type { PackageRow } from "../../../src/domain/package";
import { blobOf } from "./entry-rows";
import type { OutboxSql, Statement } from "./outbox-sql";
import type { Seal } from "./seal";

/** A row that the content store may not have yet; `content` is null when it was encrypted with another key. */
export interface WaitingPick {
  id: string;
  sequence: number;
  tries: number;
  content: { hash: string; row: PackageRow } | null;
}

const storedPick = yup.object({ id: yup.string().required(), sequence: yup.number().required(), tries: yup.number().required() });
const storedSequence = yup.object({ sequence: yup.number().required() });
const storedCount = yup.object({ count: yup.number().required() });
const storedSummary = yup.object({ waiting: yup.number().required(), oldest: yup.number().nullable().default(null) });

export interface PickSummary {
  waiting: number;
  /** Milliseconds since 1970: the last change of the row that has waited longest; null when none waits. */
  oldestWaitingAt: number | null;
}

/** Longer than one attempt may take. After a gateway was killed, its pick waits for the rest of this time. */
const LEASE_SECONDS = 45;

/** Picks that wait for delivery: one row for each package, person and talent, of which the one with the largest sequence stays. */
export const createPickTable = ({ tables, leases, rows: find, run, transaction }: OutboxSql, seal: Seal) => {
  const { picks } = tables;
  const upsert = `
    INSERT INTO ${picks} AS stored (id, package, is_own, sequence, sealed, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET sequence = excluded.sequence, sealed = excluded.sealed, tries = 0, due_at = excluded.due_at,
      created_at = excluded.created_at ${leases.end}
    WHERE excluded.sequence > stored.sequence`;
  /** A person's own row is sent after the person's picks, also when another gateway is sending them. */
  const isFirst = `(is_own = 0 OR NOT EXISTS (
    SELECT 1 FROM ${picks} AS other WHERE other.package = stored.package AND other.is_own = 0 AND NOT ${leases.isFree} AND NOT ${leases.isHeld}))`;
  const packageOf = (hash: string): string => seal.digest("package", hash);
  const idOf = (hash: string, { person, talent }: PackageRow): string =>
    seal.digest("pick", hash, person.id, talent === null ? "own" : "talent", talent ?? "");

  const read = (stored: unknown): WaitingPick => {
    const { id, sequence, tries } = storedPick.validateSync(stored, { strict: true, stripUnknown: true });
    const plain = seal.decrypt(blobOf(stored, "sealed"), `pick ${id}`);
    return { id, sequence, tries, content: plain === null ? null : JSON.parse(plain.toString()) };
  };

  return {
    /** Returns, once all are durable, the sequence that is stored for each row. */
    add: async (hash: string, rows: readonly PackageRow[], now: number): Promise<number[]> => {
      const identified = rows.map((row) => ({ row, id: idOf(hash, row) }));
      // In the same order on all gateways, so that two transactions do not wait for each other.
      const byId = identified.toSorted((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)));
      const ordered = leases.begin === null ? identified : byId;
      const statements = ordered.flatMap(({ row, id }): Statement[] => {
        const sealed = seal.encrypt(Buffer.from(JSON.stringify({ hash, row })), `pick ${id}`);
        return [
          { sql: upsert, values: [id, packageOf(hash), Number(row.talent === null), row.sequence, sealed, now, now] },
          { sql: `SELECT sequence FROM ${picks} WHERE id = ?`, values: [id], reads: true },
        ];
      });
      const found = (await transaction(statements)).flat();
      const sequences = new Map(
        ordered.map(({ row }, at) => [row, storedSequence.validateSync(found[at], { stripUnknown: true }).sequence]),
      );
      return rows.map((row) => sequences.get(row) ?? row.sequence);
    },
    ofPackage: async (hash: string): Promise<PackageRow[]> =>
      (await find(`SELECT * FROM ${picks} WHERE package = ?`, packageOf(hash))).flatMap((stored) => read(stored).content?.row ?? []),
    /** Picks before people's own rows, which may say that a person is done. */
    due: async (now: number, limit: number): Promise<WaitingPick[]> =>
      (await find(`SELECT * FROM ${picks} WHERE due_at <= ? AND ${leases.isFree} ORDER BY is_own, due_at LIMIT ?`, ...[now, limit])).map(
        read,
      ),
    /** Keeps other gateways from sending the row; false when another one sends it, or must send others first. */
    lease: async ({ id, sequence }: WaitingPick): Promise<boolean> => {
      if (leases.begin === null) return true;
      const changed = await run(
        `UPDATE ${picks} AS stored SET ${leases.begin(LEASE_SECONDS)} WHERE id = ? AND sequence = ? AND ${leases.isFree} AND ${isFirst}`,
        ...[id, sequence],
      );
      return changed > 0;
    },
    /** Deletes delivered rows in one transaction, except those that a newer one has replaced meanwhile. */
    remove: async (delivered: readonly WaitingPick[]): Promise<void> => {
      const sql = `DELETE FROM ${picks} WHERE id = ? AND sequence = ?`;
      await transaction(delivered.map(({ id, sequence }) => ({ sql, values: [id, sequence] })));
    },
    postpone: ({ id, sequence }: WaitingPick, dueAt: number) =>
      run(
        `UPDATE ${picks} SET tries = tries + 1, due_at = ? ${leases.end} WHERE id = ? AND sequence = ? AND ${leases.isHeld}`,
        ...[dueAt, id, sequence],
      ),
    makeAllDue: (now: number) => run(`UPDATE ${picks} SET due_at = ? WHERE due_at > ?`, now, now),
    count: async (): Promise<number> => {
      const [stored] = await find(`SELECT COUNT(*) AS count FROM ${picks}`);
      return storedCount.validateSync(stored, { stripUnknown: true }).count;
    },
    summary: async (): Promise<PickSummary> => {
      const [stored] = await find(`SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest FROM ${picks}`);
      const { waiting, oldest } = storedSummary.validateSync(stored, { stripUnknown: true });
      return { waiting, oldestWaitingAt: oldest };
    },
    expire: (before: number) => run(`DELETE FROM ${picks} WHERE created_at < ?`, before),
  };
};

export type PickTable = ReturnType<typeof createPickTable>;
