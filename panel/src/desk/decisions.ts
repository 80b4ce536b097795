import { randomUUID } from "node:crypto";

import type { Endpoint, PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import { formatStatus } from "../entries/entry-history";
import type { Entry } from "../payload-types";
import { type Decision, parseDecision } from "./application-status";
import { type DecisionRequest, parseDecisionRequest } from "./decision-request";
import { deskEndpoint, DeskRefusal, readJsonBody } from "./desk-endpoint";
import { appendNote } from "./note-lines";

type Handled = Pick<Entry, "id" | "status" | "declineReason" | "notes">;

const findApplications = async (req: PayloadRequest, ids: readonly number[]): Promise<Handled[]> => {
  const { docs } = await req.payload.find({
    collection: "entries",
    where: { and: [{ id: { in: ids } }, { kind: { equals: "getScouted" } }] },
    sort: "id",
    depth: 0,
    pagination: false,
    select: { status: true, declineReason: true, notes: true },
    overrideAccess: false,
    req,
  });
  return docs;
};

const update = async (req: PayloadRequest, id: number, data: Partial<Decision> & { notes?: string }): Promise<void> => {
  await req.payload.update({ collection: "entries", id, data, depth: 0, select: {}, overrideAccess: false, req });
};

/** Decides on applications; the events of one call share its batch. Returns the ids of those that changed. */
export const decide = async (
  req: PayloadRequest,
  { ids, note, ...decision }: DecisionRequest,
): Promise<{ batch: string; changed: number[] }> => {
  const batch = randomUUID();
  const applications = await findApplications(req, ids);
  if (applications.length === 0) throw new DeskRefusal(404, "not-found");
  const changed = applications.filter((application) => note !== "" || formatStatus(application) !== formatStatus(decision));
  req.context.batch = batch;
  for (const { id, notes } of changed) {
    await update(req, id, { ...decision, ...(note === "" ? {} : { notes: appendNote(notes, note) }) });
  }
  return { batch, changed: changed.map(({ id }) => id) };
};

/** Restores the statuses before a batch of the same account, except of applications that were decided on again since. */
export const undo = async (req: PayloadRequest, batch: string): Promise<{ restored: number[] }> => {
  const { docs: events } = await req.payload.find({
    collection: "entry-events",
    where: {
      and: [{ batch: { equals: batch } }, { event: { equals: "status" } }, { account: { equals: req.user?.id ?? 0 } }],
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
  const restored: number[] = [];
  req.context.batch = randomUUID();
  for (const { entry, from, to } of events) {
    const now = current.get(entry);
    const before = parseDecision(from);
    if (now === undefined || before === null || formatStatus(now) !== to) continue;
    await update(req, entry, before);
    restored.push(entry);
  }
  if (restored.length === 0) throw new DeskRefusal(409, "nothing-to-undo");
  return { restored };
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
