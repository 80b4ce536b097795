import { isAdmin } from "../../access/roles";
import { recordAudit, requireAuditRecord } from "../../audit/index";
import { deskEndpoint } from "../../access/desk-endpoint";
import { writeReport } from "../report";
import { describeRows } from "./describe-rows";
import { findImport } from "./find-import";
import { isOutcome } from "./import-record";
import { readOutcomePage, readOutcomes, readUnmatched } from "./row-lines";
import type { RowOutcome } from "./row-outcome";

const PAGE_SIZE = 50;

const talentsOf = (rows: readonly RowOutcome[]): number[] => rows.flatMap(({ talent }) => talent ?? []);

/** GET /cms/api/desk/imports/:id/rows?outcome=&page=: rows of the dry run, or of the import, in words, and the pictures without an owner. */
export const rowsEndpoint = deskEndpoint({
  method: "get",
  path: "/imports/:id/rows",
  access: isAdmin,
  handler: async (req) => {
    const { id, isDryRun } = await findImport(req);
    const { outcome, page } = req.query;
    const state = isOutcome(outcome) ? outcome : null;
    const wanted = { state, page: Math.max(1, Math.trunc(Number(page)) || 1), size: PAGE_SIZE };
    const { rows, pages } = await readOutcomePage(id, isDryRun ? "plan" : "result", wanted);
    if (talentsOf(rows).length > 0)
      await recordAudit(req, { action: "list", store: "talents", records: talentsOf(rows), detail: "rows of an import" });
    return { rows: await describeRows(req.payload, rows, req.i18n.language), pages, unmatched: await readUnmatched(id) };
  },
});

/** GET /cms/api/desk/imports/:id/report: the rows of the import, or of the dry run before it, as CSV. */
export const reportEndpoint = deskEndpoint({
  method: "get",
  path: "/imports/:id/report",
  access: isAdmin,
  handler: async (req) => {
    const { id, isDryRun } = await findImport(req);
    const rows = await readOutcomes(id, isDryRun ? "plan" : "result");
    await requireAuditRecord(req, { action: "export", store: "talents", records: talentsOf(rows), detail: "report of an import" });
    return new Response(writeReport({ rows, unmatchedPictures: await readUnmatched(id) }, req.i18n.language), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="import-${id}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  },
});
