import type { Endpoint, PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import type { EntryKind } from "../contract/entry";
import { type EntryStatus, toStatus } from "./entry-status";
import { listAssignees } from "./assignees";
import { deskEndpoint, DeskRefusal, readId, readJsonBody } from "../access/desk-endpoint";

const MAX_NOTES_LENGTH = 5000;

/** Absent fields stay unchanged. */
export type EntryChange = { status?: EntryStatus; assignedTo?: number | null; notes?: string };

const readStatus = (value: unknown): EntryStatus => {
  const status = toStatus(value);
  // Without a reason: only applications are declined with one.
  if (status === null) throw new DeskRefusal(422, "invalid");
  return status;
};

const readNotes = (value: unknown): string => {
  if (typeof value !== "string" || value.length > MAX_NOTES_LENGTH) throw new DeskRefusal(422, "invalid");
  return value.trim();
};

const readAssignee = async (req: PayloadRequest, value: unknown): Promise<number | null> => {
  if (value === null) return null;
  const assignees = await listAssignees(req.payload);
  if (!assignees.some(({ id }) => id === value)) throw new DeskRefusal(422, "assignee");
  return Number(value);
};

const readChange = async (req: PayloadRequest): Promise<EntryChange> => {
  const { status, assignedTo, notes } = await readJsonBody(req);
  const change: EntryChange = {
    ...(status === undefined ? {} : { status: readStatus(status) }),
    ...(assignedTo === undefined ? {} : { assignedTo: await readAssignee(req, assignedTo) }),
    ...(notes === undefined ? {} : { notes: readNotes(notes) }),
  };
  if (Object.keys(change).length === 0) throw new DeskRefusal(422, "invalid");
  return change;
};

/** The kinds whose status and account this call sets; applications get a decision with a reason instead. */
const OTHER_KINDS: readonly EntryKind[] = ["contact", "workshopContact"];

/** Refuses with 404 ids of other kinds and of deleted entries. */
const requireEntry = async (req: PayloadRequest, id: number, kinds: readonly EntryKind[]): Promise<void> => {
  const { totalDocs } = await req.payload.count({
    collection: "entries",
    where: { and: [{ id: { equals: id } }, { kind: { in: kinds } }] },
    overrideAccess: false,
    req,
  });
  if (totalDocs === 0) throw new DeskRefusal(404, "not-found");
};

export const entryUpdateEndpoints: Endpoint[] = [
  /** POST /cms/api/desk/entries/{id}: changes an enquiry or a registration, or the notes of an application. */
  deskEndpoint({
    method: "post",
    path: "/entries/:id",
    access: isScout,
    handler: async (req) => {
      const id = readId(req);
      const data = await readChange(req);
      const isNotesOnly = data.status === undefined && data.assignedTo === undefined;
      await requireEntry(req, id, isNotesOnly ? [...OTHER_KINDS, "getScouted"] : OTHER_KINDS);
      await req.payload.update({ collection: "entries", id, data, depth: 0, select: {}, overrideAccess: false, req });
      return { id };
    },
  }),
];
