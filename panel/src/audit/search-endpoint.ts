import { APIError, type Endpoint, type PayloadRequest } from "payload";

import { isAdmin } from "../access/roles";
import { isRecord } from "../../../src/lib/json";
import { dayOf } from "../shared/agency-days";
import { toSpreadsheetCsv } from "../shared/csv";
import { textOf } from "../shared/search-params";
import { type AuditQuery, readAuditQuery } from "./audit-query";
import { type DescribedDay, describeVisits, visitsToRows } from "./describe-visits";
import { findAudit, findAuditOf } from "./find-audit";
import { recordAudit, requireAuditRecord } from "./record-audit";
import { auditMessages } from "./words";
import { groupVisits } from "./visits";

/** The screen shows the visits of so many records. */
const MAX_SHOWN = 2000;
const NO_STORE = { "Cache-Control": "no-store" };

const requireAdmin = async (req: PayloadRequest): Promise<void> => {
  if ((await isAdmin({ req })) !== true) throw new APIError("Forbidden", 403);
};

export type ShownAudit = { days: DescribedDay[]; isTruncated: boolean };

const show = async (req: PayloadRequest, events: Parameters<typeof groupVisits>[0]): Promise<ShownAudit> => ({
  days: await describeVisits(groupVisits(events.slice(-MAX_SHOWN)), req),
  isTruncated: events.length > MAX_SHOWN,
});

/** The newest visits of the query. */
export const showAudit = async (req: PayloadRequest, query: AuditQuery): Promise<ShownAudit> =>
  show(req, await findAudit(req.payload, query, MAX_SHOWN + 1));

const toSubjects = (person: string) => [{ name: person, phone: person, email: person }];

/**
 * POST /cms/api/audit-events/search `{ person }`: the visits that concern a person. The person is in the body, since logs contain
 * addresses.
 */
const search: Endpoint = {
  path: "/search",
  method: "post",
  handler: async (req) => {
    await requireAdmin(req);
    const body: unknown = await req.json?.().catch(() => null);
    const person = textOf(isRecord(body) ? body.person : null);
    if (person === "") throw new APIError("The body must be JSON with a person.", 400);
    const events = await findAuditOf(req.payload, person);
    const detail = `${events.length} records`;
    await recordAudit(req, { action: "list", store: "audit-events", records: [], subjects: toSubjects(person), detail });
    return Response.json(await show(req, events), { headers: NO_STORE });
  },
};

/** POST /cms/api/audit-events/csv: a form with a person, or with the filters of the screen. Every visit, as CSV. */
const csv: Endpoint = {
  path: "/csv",
  method: "post",
  handler: async (req) => {
    await requireAdmin(req);
    const fields = Object.fromEntries((await req.formData?.().catch(() => null)) ?? []);
    const person = textOf(fields.person);
    const events =
      person === "" ? await findAudit(req.payload, readAuditQuery(fields, new Date())) : await findAuditOf(req.payload, person);
    const detail = `audit of ${events.length} records`;
    const subjects = person === "" ? [] : toSubjects(person);
    await requireAuditRecord(req, { action: "export", store: "audit-events", records: [], subjects, detail });
    const rows = visitsToRows(groupVisits(events), req);
    return new Response(toSpreadsheetCsv(auditMessages(req.i18n.language).csvColumns, rows), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="audit-${dayOf(new Date())}.csv"`,
        ...NO_STORE,
      },
    });
  },
};

export const auditSearchEndpoints: Endpoint[] = [search, csv];
