import { randomUUID } from "node:crypto";

import type { Endpoint, PayloadRequest } from "payload";

import { isScout } from "../access/roles";
import { formatStatus } from "../entries/entry-history";
import type { Entry } from "../payload-types";
import { type Decision, parseDecision, toReason, toStatus } from "./application-status";
import { deskEndpoint, DeskRefusal, readJsonBody } from "./desk-endpoint";

const MAX_IDS = 200;
const MAX_NOTE_LENGTH = 2000;

type DecisionRequest = Decision & { ids: number[]; note: string };

const parseIds = (value: unknown): number[] => {
  const ids = Array.isArray(value) ? [...new Set(value.filter((id): id is number => Number.isSafeInteger(id) && id > 0))] : [];
  if (ids.length === 0 || ids.length > MAX_IDS) throw new DeskRefusal(422, "invalid");
  return ids;
};

const parseRequest = ({ ids, status, reason, note }: Record<string, unknown>): DecisionRequest => {
  const known = toStatus(status);
  if (known === null) throw new DeskRefusal(422, "invalid");
  const declineReason = known === "declined" ? toReason(reason) : null;
  if (known === "declined" && declineReason === null) throw new DeskRefusal(422, "reason-missing");
  return {
    ids: parseIds(ids),
    status: known,
    declineReason,
    note: typeof note === "string" ? note.trim().slice(0, MAX_NOTE_LENGTH) : "",
  };
};

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
    const joined = [notes ?? "", note].filter((text) => text !== "").join("\n");
    await update(req, id, { ...decision, ...(note === "" ? {} : { notes: joined }) });
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
    handler: async (req) => decide(req, parseRequest(await readJsonBody(req))),
  }),
  deskEndpoint({
    method: "post",
    path: "/decisions/:batch/undo",
    access: isScout,
    handler: (req) => undo(req, String(req.routeParams?.batch ?? "")),
  }),
];
