import pLimit from "p-limit";
import { success, type Result } from "../../../src/domain/result";
import type { EntryAccess, ErasureDelay } from "../../../src/upstream/entries/entry-access";
import type { EntryRefusal, OutgoingEntry, RefusalCause } from "../../../src/upstream/entries/send-entry";
import type { EntryRow } from "./entry-rows";
import { PAUSES, retryPause } from "../../../src/lib/retries";
import { EARLY_RETRY } from "./entry-table";
import type { Outbox, WaitingEntry } from "./outbox";

export interface DeliveryOptions {
  send: (entry: OutgoingEntry) => Promise<Result<null, EntryRefusal>>;
  erase: (access: EntryAccess) => Promise<Result<"erased" | "unknown" | "unsupported", ErasureDelay>>;
  now: () => number;
  warn: (sentence: string) => void;
  onDelivered: () => void;
  /** Whether this process delivers: without leases, only one of the gateways on a data folder may. */
  mayDeliver: () => boolean;
}

/** Number of own failures that makes an entry a dead letter, 14 to 19 hours after the first one. */
const MAX_OWN_FAILURES = 14;

const MAX_CONCURRENT = 4;
const BATCH_SIZE = 50;

/** Sends the entries that are due; postpones those that failed, and marks as dead letters those that the panel rejects. */
export const createDelivery = (outbox: Outbox, { send, now, warn, onDelivered }: DeliveryOptions) => {
  const limit = pLimit(MAX_CONCURRENT);

  /** Time at which the panel last stored an entry of each kind from this gateway. A restart clears it, which only delays a dead letter. */
  const storedAt = new Map<EntryRow["kind"], number>();

  const markDead = async (row: EntryRow, reason: string): Promise<void> => {
    if ((await outbox.entries.markDead(row.id, reason)) === 0) return; // its family has erased it meanwhile
    warn(`An entry was given up: ${row.reference} (${row.kind}). ${reason} See "npm run entries -- list".`);
  };

  /**
   * Whether this entry itself causes the 500: since its previous attempt the panel has stored another entry of the same kind, so
   * its database and its storage for photos work. A health check does not prove that.
   */
  const isOwnFailure = (row: EntryRow, cause: RefusalCause): boolean =>
    cause === "failed" && (storedAt.get(row.kind) ?? 0) >= (row.tried_at ?? row.created_at);

  const fail = async (row: EntryRow, { cause, reason, retryAfterMs }: EntryRefusal): Promise<void> => {
    if (cause === "rejected") return markDead(row, reason);
    const isOwn = isOwnFailure(row, cause);
    if (isOwn && row.own_failures + 1 === MAX_OWN_FAILURES) return markDead(row, reason);
    const wait = isOwn
      ? retryPause(PAUSES.failingEntry, row.own_failures, retryAfterMs)
      : retryPause(PAUSES.entry, row.tries, retryAfterMs);
    // At most one early attempt between two regular ones: an entry that crashes the panel must not crash it after every restart.
    const mayRetryEarly = !isOwn && cause !== "throttled" && row.early_retry !== EARLY_RETRY.started;
    await outbox.entries.postpone(row.id, { triedAt: now(), dueAt: now() + wait, reason, isOwn, mayRetryEarly });
  };

  const sendRow = async (row: EntryRow): Promise<boolean> => {
    const entry = await outbox.open(row);
    if (entry === null) {
      await markDead(row, "It cannot be read: another key or another version stored it, or its photos are damaged.");
      return false;
    }
    const sent = await send(toOutgoing(entry));
    if (!sent.ok) {
      await fail(row, sent.error);
      return false;
    }
    storedAt.set(row.kind, now());
    if (!(await outbox.remove(row.id))) await outbox.familyPages.reopenErasure(row.reference, now());
    onDelivered();
    return true;
  };

  const deliver = async (due: EntryRow): Promise<boolean> => {
    // Before the lease, so that an erasure meanwhile does not treat the entry as unsent.
    outbox.sending.add(due.id);
    try {
      const row = await outbox.entries.lease(due, now());
      return row !== null && (await sendRow(row)); // null: erased, or leased by another gateway, since the batch was read
    } finally {
      outbox.sending.delete(due.id);
    }
  };

  return {
    /** Sends one batch of due entries; resolves to true when more may be due now. */
    runBatch: async (isStopping: () => boolean): Promise<boolean> => {
      const due = await outbox.entries.due(now(), BATCH_SIZE);
      const outcomes = await Promise.all(due.map((row) => limit(() => (isStopping() ? success(false) : settle(deliver(row))))));
      const failed = outcomes.find((outcome) => !outcome.ok);
      if (failed && !failed.ok) throw failed.error;
      const delivered = outcomes.some((outcome) => outcome.ok && outcome.value);
      if (delivered) await outbox.entries.truncateLog();
      const madeDue = delivered ? await outbox.entries.makeEarlyRetriesDue(now()) : 0;
      return due.length === BATCH_SIZE || madeDue > 0;
    },
  };
};

const toOutgoing = ({ row, entry, photos }: WaitingEntry): OutgoingEntry => ({ entry, photos, key: row.id });

/** A storage error of one entry must not stop the wait for the others of its batch. */
const settle = (delivery: Promise<boolean>): Promise<Result<boolean, unknown>> =>
  delivery.then(success, (error: unknown) => ({ ok: false, error }));
