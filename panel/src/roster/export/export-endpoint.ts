import type { Endpoint } from "payload";

import { isAdmin } from "../../access/roles";
import { requireAuditRecord } from "../../audit/index";
import { toWebStream } from "../../contract/web-stream";
import { deskEndpoint } from "../../access/desk-endpoint";
import { exportName, exportStore } from "./export-store";

/** GET /cms/api/desk/export/store: everything about talents, editorial content, texts and consents, as a ZIP. */
export const storeExportEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/export/store",
  access: isAdmin,
  handler: async (req) => {
    const { docs } = await req.payload.find({ collection: "talents", depth: 0, pagination: false, select: {}, overrideAccess: false, req });
    await requireAuditRecord(req, { action: "export", store: "talents", records: docs.map(({ id }) => id), detail: "the whole store" });
    return new Response(toWebStream(await exportStore(req.payload)), {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${exportName(new Date())}"`,
        "Cache-Control": "no-store",
      },
    });
  },
});
