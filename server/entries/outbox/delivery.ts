import pLimit from "p-limit";
import { success, type Result } from "../../../src/domain/result";
import type { EntryRefusal, OutgoingEntry } from "../../../src/upstream/entries/send-entry";
import type { EntryRow } from "./entry-rows";
import type { Outbox, WaitingEntry } from "./outbox";

export interface DeliveryOptions {
  send: (entry: OutgoingEntry) => Promise<Result<null, EntryRefusal>>;
  now: () => number;
  warn: (sentence: string) => void;
  onDelivered: () => void;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Pauses between the ten tries: 14 hours in all, so that a night's outage needs no operator. */
const PAUSES_MS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR];
const MAX_TRIES = PAUSES_MS.length + 1;

/** A longer `Retry-After` is answered with a visit all the same. */
const LONGEST_PAUSE_MS = 24 * HOUR;

const AT_ONCE = 4;
const ROUND = 50;

/** Sends what is due, remembers what failed, gives up what cannot succeed. */
export const createDelivery = (outbox: Outbox, { send, now, warn, onDelivered }: DeliveryOptions) => {
  const takeTurn = pLimit(AT_ONCE);

  const bury = (row: EntryRow, reason: string): void => {
    outbox.store.bury(row.id, reason);
    warn(`An entry was given up: ${row.reference} (${row.kind}). ${reason} See "npm run entries -- list".`);
  };

  const fail = (row: EntryRow, { isFinal, isAway, reason, retryAfterMs }: EntryRefusal): void => {
    if (isFinal || row.tries + 1 >= MAX_TRIES) return bury(row, reason);
    const pause = Math.max(retryAfterMs ?? 0, jittered(PAUSES_MS[row.tries] ?? HOUR));
    outbox.store.postpone(row.id, { dueAt: now() + Math.min(pause, LONGEST_PAUSE_MS), reason, isAway });
  };

  const deliver = async (row: EntryRow): Promise<boolean> => {
    const entry = await outbox.open(row);
    if (entry === null) {
      bury(row, "It cannot be read with the present key.");
      return false;
    }
    const sent = await send(toOutgoing(entry));
    if (!sent.ok) {
      fail(row, sent.error);
      return false;
    }
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
      // Whoever failed while the panel was away is welcome again.
      const hastened = delivered ? outbox.store.hasten(now()) : 0;
      return due.length === ROUND || hastened > 0;
    },
  };
};

const toOutgoing = ({ row, kind, fields, photos }: WaitingEntry): OutgoingEntry => ({ kind, fields, photos, key: row.id });

/** Between three quarters and all of it, so that many entries do not come back at once. */
const jittered = (pause: number): number => Math.round(pause * (0.75 + Math.random() / 4));

/** One entry that the disk refuses must not keep the others of its round from being awaited. */
const settle = (delivery: Promise<boolean>): Promise<Result<boolean, unknown>> =>
  delivery.then(success, (error: unknown) => ({ ok: false, error }));
