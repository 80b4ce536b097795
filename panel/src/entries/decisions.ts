import { randomUUID } from "node:crypto";

import { APIError, type Endpoint, type PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import { formatStatus } from "./entry-history";
import type { Entry, EntryEvent } from "../payload-types";
import { type Decision, parseDecision } from "./entry-status";
import { type DecisionRequest, parseDecisionRequest } from "./decision-request";
import { deskEndpoint, DeskRefusal, readJsonBody } from "../access/desk-endpoint";
import { appendNote } from "./note-lines";
import { removeDraftTalent } from "./draft-talent";

type Handled = Pick<Entry, "id" | "status" | "declineReason" | "notes" | "talent">;

const findApplications = async (req: PayloadRequest, ids: readonly number[]): Promise<Handled[]> => {
  const { docs } = await req.payload.find({
    collection: "entries",
    where: { and: [{ id: { in: ids } }, { kind: { equals: "getScouted" } }] },
    sort: "id",
    depth: 0,
    pagination: false,
    select: { status: true, declineReason: true, notes: true, talent: true },
    overrideAccess: false,
    req,
  });
  return docs;
};

type Change = Partial<Decision> & { notes?: string };

/** One operation, which the audit records once. */
const updateAll = async (req: PayloadRequest, ids: readonly number[], data: Change): Promise<void> => {
  const { errors } = await req.payload.update({
    collection: "entries",
    where: { id: { in: ids } },
    // The order of the events in the history.
    sort: "id",
    data,
    depth: 0,
    select: {},
    overrideAccess: false,
    req,
  });
  const [first] = errors;
  if (first !== undefined) throw new APIError(first.message, first.isPublic ? 400 : 500, undefined, first.isPublic);
};

const groupIds = <Item>(items: readonly Item[], toGroup: (item: Item) => { id: number; text: string }): Map<string, number[]> => {
  const groups = new Map<string, number[]>();
  for (const { id, text } of items.map(toGroup)) groups.set(text, [...(groups.get(text) ?? []), id]);
  return groups;
};

/** The events of one call share a batch. Resolves to the ids of the applications that changed. */
export const decide = async (
  req: PayloadRequest,
  { ids, note, ...decision }: DecisionRequest,
): Promise<{ batch: string; changed: number[] }> => {
  const batch = randomUUID();
  const applications = await findApplications(req, ids);
  if (applications.length === 0) throw new DeskRefusal(404, "not-found");
  const changed = applications.filter((application) => note !== "" || formatStatus(application) !== formatStatus(decision));
  req.context.batch = batch;
  const toGroup = ({ id, notes }: Handled) => ({ id, text: note === "" ? "" : appendNote(notes, note) });
  for (const [notes, group] of groupIds(changed, toGroup)) await updateAll(req, group, { ...decision, ...(note === "" ? {} : { notes }) });
  return { batch, changed: changed.map(({ id }) => id) };
};

/**
 * Restores the statuses from before a batch of the same account, except of applications that were decided on again since; deletes the draft
 * talent that the batch made.
 */
export const undo = async (req: PayloadRequest, batch: string): Promise<{ restored: number[] }> => {
  const { docs: events } = await req.payload.find({
    collection: "entry-events",
    where: {
      and: [{ batch: { equals: batch } }, { event: { in: ["status", "talent"] } }, { account: { equals: req.user?.id ?? 0 } }],
    },
    sort: "id",
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  });
  const current = new Map(
    (
      await findApplications(
        req,
        events.map(({ entry }) => entry),
      )
    ).map((entry) => [entry.id, entry]),
  );
  const isUnchanged = ({ entry, event, to }: EntryEvent): boolean => {
    const now = current.get(entry);
    return now !== undefined && (event === "talent" ? String(now.talent) : formatStatus(now)) === to;
  };
  const unchanged = events.filter(isUnchanged);
  const made = unchanged.filter(({ event }) => event === "talent");
  const undone = unchanged.filter(({ event, from }) => event === "status" && parseDecision(from) !== null);
  if (made.length + undone.length === 0) throw new DeskRefusal(409, "nothing-to-undo");
  req.context.batch = randomUUID();
  for (const { entry, to } of made) await removeDraftTalent(req, entry, Number(to));
  for (const [from, group] of groupIds(undone, ({ entry, from }) => ({ id: entry, text: from ?? "" }))) {
    await updateAll(req, group, parseDecision(from) ?? {});
  }
  return { restored: [...new Set([...made, ...undone].map(({ entry }) => entry))] };
};

export const decisionEndpoints: Endpoint[] = [
  deskEndpoint({
    method: "post",
    path: "/decisions",
    access: isScout,
    handler: async (req) => decide(req, parseDecisionRequest(await readJsonBody(req))),
  }),
  deskEndpoint({
    method: "post",
    path: "/decisions/:batch/undo",
    access: isScout,
    handler: (req) => undo(req, String(req.routeParams?.batch ?? "")),
  }),
];
