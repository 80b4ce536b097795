import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";

import type { EntryEvent } from "./entry-events-collection";
import type { Entry } from "../payload-types";

type NewEvent = { entry: number; event: EntryEvent; from?: string | null; to?: string | null; text?: string };

type Handled = Partial<Pick<Entry, "status" | "declineReason" | "notes" | "assignedTo" | "talent">>;

const batchOf = ({ context }: PayloadRequest): string | null => (typeof context.batch === "string" ? context.batch : null);

/** With the request's account and batch. Overrides the access rules, because no role may write the history. */
export const recordEntryEvent = async (req: PayloadRequest, { entry, event, from = null, to = null, text }: NewEvent): Promise<void> => {
  await req.payload.create({
    collection: "entry-events",
    data: { entry, event, from, to, text, account: req.user?.id ?? null, accountName: req.user?.name ?? null, batch: batchOf(req) },
    overrideAccess: true,
    req,
  });
};

/** "seen", "declined/photos". */
export const formatStatus = ({ status, declineReason }: Handled): string => (declineReason ? `${status}/${declineReason}` : (status ?? ""));

const idOf = (relation: number | { id: number } | null | undefined): string | null => {
  if (relation === null || relation === undefined) return null;
  return String(typeof relation === "number" ? relation : relation.id);
};

const findChanges = (before: Handled, now: Handled): Omit<NewEvent, "entry">[] => {
  const changes: Omit<NewEvent, "entry">[] = [
    { event: "status", from: formatStatus(before), to: formatStatus(now) },
    // The note itself is in the entry; the history says who changed it.
    { event: "note", from: before.notes ?? "", to: now.notes ?? "" },
    { event: "assigned", from: idOf(before.assignedTo), to: idOf(now.assignedTo) },
    { event: "talent", from: idOf(before.talent), to: idOf(now.talent) },
  ];
  return changes.filter(({ from, to }) => from !== to).map((change) => (change.event === "note" ? { event: "note" } : change));
};

/** Records what staff changed, by any operation. */
export const recordEntryChanges: CollectionAfterChangeHook<Entry> = async ({ data, doc, previousDoc, operation, req }) => {
  if (operation === "create") return doc;
  // Not `doc`, which lacks the fields that the request did not select.
  for (const change of findChanges(previousDoc, { ...previousDoc, ...data })) await recordEntryEvent(req, { entry: doc.id, ...change });
  return doc;
};

export const deleteEventsOfEntry: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  await req.payload.delete({ collection: "entry-events", where: { entry: { equals: Number(id) } }, depth: 0, overrideAccess: true, req });
  return doc;
};
