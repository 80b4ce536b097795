import type { ConfirmationRequest, EntryStatus, ErasureState, LinkFault } from "../../../src/domain/entry-status";
import { failure, success, type Result } from "../../../src/domain/result";
import {
  confirmEntry,
  eraseEntry,
  fetchConfirmation,
  fetchEntryStatus,
  type EntryAccess as Access,
} from "../../../src/upstream/entries/entry-access";
import type { UpstreamClient } from "../../../src/upstream/http";
import type { FamilyPageRow } from "../outbox/entry-rows";
import { createErasures } from "../outbox/erasures";
import type { Outbox } from "../outbox/outbox";
import { storageFailure } from "../outbox/storage-failure";

export interface EntryAccessOptions {
  openOutbox: () => Promise<Outbox>;
  client: UpstreamClient;
  now: () => number;
  warn: (sentence: string) => void;
}

/** `unknown` is the answer to an unknown reference and to a wrong key alike. */
type Fault = "unknown" | "unavailable";

const ERASURE_STATES = { pending: "erasing", done: "erased", unsupported: "unerasable" } as const satisfies Record<string, ErasureState>;

/** An access key allows a family to see and erase an entry; the token of a link allows a guardian to confirm it. */
export const createEntryAccess = ({ openOutbox, client, now, warn }: EntryAccessOptions) => {
  /** Null when the outbox has delivered the entry, so that only the content store has its state. */
  const stateHere = async (outbox: Outbox, { reference, erasure }: FamilyPageRow): Promise<EntryStatus["state"] | null> => {
    if (erasure !== null) return ERASURE_STATES[erasure];
    const entry = await outbox.entries.find(reference);
    if (entry === null) return null;
    return entry.status === "dead" ? "undeliverable" : "waiting";
  };

  const statusFrom = (outbox: Outbox, row: FamilyPageRow, state: EntryStatus["state"]): EntryStatus => {
    const details = outbox.detailsOf(row);
    const isStored = state === "waiting" || state === "undeliverable" || state === "delivered";
    return {
      form: details?.kind ?? "unknown",
      state,
      sentAt: new Date(row.created_at).toISOString(),
      photos: isStored ? (details?.photos ?? null) : null,
      confirmation: null,
      erasableUntil: null,
    };
  };

  const eraseHere = async (outbox: Outbox, { reference, key }: Access): Promise<ErasureState> => {
    await outbox.requestErasure(reference, key);
    const erasures = createErasures(outbox, { now, warn, erase: (access) => eraseEntry(client, access) });
    const requested = await outbox.familyPages.find(reference);
    // The first attempt is made at once, so that the family usually learns of the result; the worker makes the others.
    if (requested?.erasure === "pending") await erasures.deliver(requested);
    return ERASURE_STATES[(await outbox.familyPages.find(reference))?.erasure ?? "pending"];
  };

  const statusOf = async (access: Access): Promise<Result<EntryStatus, Fault>> => {
    const outbox = await openOutbox();
    const row = await outbox.findFamilyPage(access.reference, access.key);
    const here = row === null ? null : await stateHere(outbox, row);
    if (row !== null && here !== null) return success(statusFrom(outbox, row, here));
    const there = await fetchEntryStatus(client, access);
    // The store's time is that of the delivery.
    if (there.ok) return success({ ...there.value, sentAt: row === null ? there.value.sentAt : new Date(row.created_at).toISOString() });
    if (row !== null) return success(statusFrom(outbox, row, there.error === "unknown" ? "deleted" : "delivered"));
    return failure(there.error === "unavailable" ? "unavailable" : "unknown");
  };
  const erase = async (access: Access): Promise<Result<ErasureState, Fault>> => {
    const outbox = await openOutbox();
    const row = await outbox.findFamilyPage(access.reference, access.key);
    if (row !== null) return success(row.erasure === "done" ? "erased" : await eraseHere(outbox, access));
    // Acknowledged too long ago for the outbox, or by an outbox that was lost: only the content store can check the key.
    const there = await eraseEntry(client, access);
    if (!there.ok) return failure("unavailable");
    return there.value === "erased" ? success("erased") : failure("unknown");
  };

  return {
    status: (access: Access) => statusOf(access).catch(toUnavailable),
    erase: (access: Access) => erase(access).catch(toUnavailable),
    showConfirmation: (token: string): Promise<Result<ConfirmationRequest, LinkFault | "unavailable">> => fetchConfirmation(client, token),
    confirm: (token: string): Promise<Result<true, LinkFault | "unavailable">> => confirmEntry(client, token),
  };
};

/** Turns storage errors into `unavailable`; rethrows any other error. */
const toUnavailable = (error: unknown): Result<never, Fault> => {
  if (storageFailure(error) === null) throw error;
  return failure("unavailable");
};

export type EntryAccess = ReturnType<typeof createEntryAccess>;
