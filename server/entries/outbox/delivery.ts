import pLimit from "p-limit";
import { success, type Result } from "../../../src/domain/result";
import type { EntryRefusal, OutgoingEntry, RefusalCause } from "../../../src/upstream/entries/send-entry";
import type { EntryRow } from "./entry-rows";
import { AWAY } from "./entry-store";
import type { Outbox, WaitingEntry } from "./outbox";

export interface DeliveryOptions {
  send: (entry: OutgoingEntry) => Promise<Result<null, EntryRefusal>>;
  now: () => number;
  warn: (sentence: string) => void;
  onDelivered: () => void;
  /** Whether this process is the one that delivers; another on the same data folder may be. */
  mayDeliver: () => boolean;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses after the first, second, … attempt while the panel stores no entries; the last one repeats. */
const PAUSES_MS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE];

/** Pauses after each failure that is the entry's own; the failure after the last of them makes it a dead letter, 14 hours after the first. */
const OWN_FAILURE_PAUSES_MS = [...PAUSES_MS, 30 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR];

/** A longer `Retry-After` is cut to this. */
const LONGEST_PAUSE_MS = 24 * HOUR;

const AT_ONCE = 4;
const ROUND = 50;

/** Sends the entries that are due; postpones those that failed, and gives up those that the panel rejects. */
export const createDelivery = (outbox: Outbox, { send, now, warn, onDelivered }: DeliveryOptions) => {
  const takeTurn = pLimit(AT_ONCE);

  /** When an entry of each kind was last stored by the panel. Lost with the process, which only postpones a dead letter. */
  const storedAt = new Map<EntryRow["kind"], number>();

  const giveUp = (row: EntryRow, reason: string): void => {
    outbox.store.markDead(row.id, reason);
    warn(`An entry was given up: ${row.reference} (${row.kind}). ${reason} See "npm run entries -- list".`);
  };

  /**
   * Whether a 500 is this entry's own: since its previous attempt the panel has stored another entry of the same kind, with the
   * same database and the same storage of photos. Health checks prove neither.
   */
  const isOwnFailure = (row: EntryRow, cause: RefusalCause): boolean =>
    cause === "failed" && (storedAt.get(row.kind) ?? 0) >= (row.tried_at ?? row.created_at);

  const fail = (row: EntryRow, { cause, reason, retryAfterMs }: EntryRefusal): void => {
    if (cause === "rejected") return giveUp(row, reason);
    const isOwn = isOwnFailure(row, cause);
    const pause = isOwn ? OWN_FAILURE_PAUSES_MS[row.own_failures] : PAUSES_MS[Math.min(row.tries, PAUSES_MS.length - 1)];
    if (pause === undefined) return giveUp(row, reason);
    const wait = Math.min(Math.max(retryAfterMs ?? 0, jittered(pause)), LONGEST_PAUSE_MS);
    // An early attempt is followed by one at the usual time: an entry that crashes the panel must not crash it at each return.
    const isAway = !isOwn && cause !== "throttled" && row.is_away !== AWAY.isDueEarly;
    outbox.store.postpone(row.id, { triedAt: now(), dueAt: now() + wait, reason, isOwn, isAway });
  };

  const deliver = async (row: EntryRow): Promise<boolean> => {
    const entry = await outbox.open(row);
    if (entry === null) {
      giveUp(row, "It cannot be read with the present key.");
      return false;
    }
    const sent = await send(toOutgoing(entry));
    if (!sent.ok) {
      fail(row, sent.error);
      return false;
    }
    storedAt.set(row.kind, now());
    await outbox.remove(row.id);
    onDelivered();
    return true;
  };

  return {
    /** One round over what is due; resolves to whether more is due at once. */
    runRound: async (isStopping: () => boolean): Promise<boolean> => {
      const due = outbox.store.due(now(), ROUND);
      const outcomes = await Promise.all(due.map((row) => takeTurn(() => (isStopping() ? success(false) : settle(deliver(row))))));
      const failed = outcomes.find((outcome) => !outcome.ok);
      if (failed && !failed.ok) throw failed.error;
      const delivered = outcomes.some((outcome) => outcome.ok && outcome.value);
      if (delivered) outbox.store.truncateLog();
      const madeDue = delivered ? outbox.store.makeAwayDue(now()) : 0;
      return due.length === ROUND || madeDue > 0;
    },
  };
};

const toOutgoing = ({ row, kind, fields, photos }: WaitingEntry): OutgoingEntry => ({ kind, fields, photos, key: row.id });

/** Between three quarters and all of it, so that many entries do not come back at once. */
const jittered = (pause: number): number => Math.round(pause * (0.75 + Math.random() / 4));

/** One entry that the disk refuses must not keep the others of its round from being awaited. */
const settle = (delivery: Promise<boolean>): Promise<Result<boolean, unknown>> =>
  delivery.then(success, (error: unknown) => ({ ok: false, error }));
