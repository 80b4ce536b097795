import type { PayloadRequest } from "payload";

import type { EntryEvent } from "./entry-events-collection";
import type { Entry } from "../payload-types";
import { DeskRefusal } from "../access/desk-endpoint";

export type HistoryItem = {
  id: number;
  /** Another entry's id when the history of the same person is merged. */
  entry: number;
  event: EntryEvent;
  /** Null for events without an account. */
  accountName: string | null;
  from: string | null;
  to: string | null;
  /** Of a mail that the panel sent. */
  text: string | null;
  at: string;
};

const MAX_EVENTS = 200;

/** Reads with the rights of the request's account. Refuses with 404 when there is no such entry. */
export const readEntryOfKind = async (req: PayloadRequest, id: number, kind: Entry["kind"]): Promise<Entry> => {
  const { docs } = await req.payload.find({
    collection: "entries",
    where: { and: [{ id: { equals: id } }, { kind: { equals: kind } }] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  });
  const [entry] = docs;
  if (entry === undefined) throw new DeskRefusal(404, "not-found");
  return entry;
};

/** The newest first. */
export const readHistory = async (req: PayloadRequest, entries: readonly number[]): Promise<HistoryItem[]> => {
  const { docs } = await req.payload.find({
    collection: "entry-events",
    where: { entry: { in: entries } },
    sort: "-id",
    limit: MAX_EVENTS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  return docs.map(({ id, entry, event, accountName, from, to, text, createdAt }) => ({
    id,
    entry,
    event,
    accountName: accountName ?? null,
    from: from ?? null,
    to: to ?? null,
    text: text ?? null,
    at: createdAt,
  }));
};
