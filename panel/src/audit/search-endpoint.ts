import { APIError, type Endpoint, type PayloadRequest } from "payload";

import { isAdmin } from "../access/roles";
import { isRecord } from "../../../src/lib/json";
import type { AuditEvent } from "../payload-types";
import { type DescribedEvent, describeEvent } from "./describe-event";
import { findAuditOf } from "./find-audit";
import { countWaitingAudit, recordAudit } from "./record-audit";

const MAX_LENGTH = 200;
const NO_STORE = { headers: { "Cache-Control": "no-store" } };

const requireAdmin = async (req: PayloadRequest): Promise<void> => {
  if ((await isAdmin({ req })) !== true) throw new APIError("Forbidden", 403);
};

const readPerson = async (req: PayloadRequest): Promise<string> => {
  const body: unknown = await req.json?.().catch(() => null);
  const person = isRecord(body) && typeof body.person === "string" ? body.person.trim().slice(0, MAX_LENGTH) : "";
  if (person === "") throw new APIError("The body must be JSON with a person.", 400);
  return person;
};

/** Its `words` are in the language of the admin. */
export type FoundEvent = Pick<AuditEvent, "id" | "createdAt" | "account" | "action" | "store" | "record"> & { words: DescribedEvent };

/** Leaves out the hashes, which are of no use to a reader. */
const toFound = ({ id, createdAt, account, action, store, record, ...event }: AuditEvent, req: PayloadRequest): FoundEvent => ({
  id,
  createdAt,
  account,
  action,
  store,
  record,
  words: describeEvent({ ...event, action, store, record }, req),
});

/**
 * POST /cms/api/audit-events/search `{ person }`: the records that concern a person. The person is in the body, since logs contain
 * addresses.
 */
const search: Endpoint = {
  path: "/search",
  method: "post",
  handler: async (req) => {
    await requireAdmin(req);
    const person = await readPerson(req);
    const { docs, isTruncated } = await findAuditOf(req.payload, person);
    const subjects = [{ name: person, phone: person, email: person }];
    await recordAudit(req, { action: "list", store: "audit-events", records: [], subjects, detail: `${docs.length} records` });
    return Response.json({ docs: docs.map((event) => toFound(event, req)), isTruncated }, NO_STORE);
  },
};

/** GET /cms/api/audit-events/waiting: the number of records that could not be written yet. */
const waiting: Endpoint = {
  path: "/waiting",
  method: "get",
  handler: async (req) => {
    await requireAdmin(req);
    return Response.json({ waiting: countWaitingAudit() }, NO_STORE);
  },
};

export const auditSearchEndpoints: Endpoint[] = [search, waiting];
