import { APIError, type CollectionBeforeChangeHook, type Payload } from "payload";

import { deskReply } from "../access/desk-replies";
import type { Entry } from "../payload-types";

export type Assignee = { id: number; name: string };

const MAY_READ_ENTRIES = ["admin", "scout"] as const;

/** By name. Overrides the access rules, because scouts cannot read accounts, and reads only names. */
export const listAssignees = async (payload: Payload): Promise<Assignee[]> => {
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { in: [...MAY_READ_ENTRIES] } },
    sort: "name",
    depth: 0,
    pagination: false,
    select: { name: true },
    overrideAccess: true,
  });
  return docs.map(({ id, name }) => ({ id, name }));
};

const idOf = (relation: Entry["assignedTo"]): number | null => (typeof relation === "object" ? (relation?.id ?? null) : (relation ?? null));

/** Refuses to assign an entry to an account that may not read it. */
export const refuseAssigneeWithoutRight: CollectionBeforeChangeHook<Entry> = async ({ data, originalDoc, req }) => {
  const id = idOf(data.assignedTo);
  if (id === null || id === idOf(originalDoc?.assignedTo)) return data;
  if ((await listAssignees(req.payload)).some((assignee) => assignee.id === id)) return data;
  // For an error without data, Payload answers by its class name, which a production build does not keep.
  throw new APIError(deskReply("assignee", req.i18n.language), 422, { path: "assignedTo" }, true);
};
