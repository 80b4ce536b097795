import type { CollectionConfig } from "payload";

import { isScout, nobody } from "../access/roles";

export const ENTRY_EVENTS = ["status", "note", "assigned", "talent", "photos-deleted", "confirmed", "answered"] as const;
export type EntryEvent = (typeof ENTRY_EVENTS)[number];

/** Written by the panel's own code, deleted with the entry. */
export const entryEvents: CollectionConfig = {
  slug: "entry-events",
  versions: false,
  access: { create: nobody, read: isScout, update: nobody, delete: nobody },
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // A number, not a relation: a relation that must be set cannot be emptied when its entry is deleted.
    { name: "entry", type: "number", required: true, index: true },
    /** Null for events without an account, for example a confirmation by the guardian. */
    { name: "account", type: "number" },
    /** The account's name at that time. */
    { name: "accountName", type: "text" },
    { name: "event", type: "select", required: true, options: [...ENTRY_EVENTS] },
    { name: "from", type: "text" },
    { name: "to", type: "text" },
    /** The mail that the panel sent: its subject, an empty line and its text. */
    { name: "text", type: "textarea" },
    /** Events of one action on several entries, and of its undo, share a batch. */
    { name: "batch", type: "text", index: true },
  ],
};
