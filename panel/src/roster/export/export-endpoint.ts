import type { Endpoint, PayloadRequest } from "payload";

import { isAdmin } from "../../access/roles";
import { requireAuditRecord } from "../../audit/index";
import { toWebStream } from "../../contract/web-stream";
import { deskEndpoint, DeskRefusal } from "../../access/desk-endpoint";
import { exportName, exportStore } from "./export-store";
import { openProgress, readProgress } from "./export-progress";
import { EXPORTED_STORES, RECEIVED_STORES, type ExportedStore } from "./store-tables";

const isReceived = (store: ExportedStore): boolean => RECEIVED_STORES.some((received) => received === store);

const recordExport = async (req: PayloadRequest, store: "talents" | "entries"): Promise<void> => {
  const { docs } = await req.payload.find({ collection: store, depth: 0, pagination: false, select: {}, overrideAccess: true });
  await requireAuditRecord(req, { action: "export", store, records: docs.map(({ id }) => id), detail: "the whole store" });
};

const keyOf = ({ query }: PayloadRequest): string => (typeof query.key === "string" ? query.key.slice(0, 64) : "");

const accountOf = ({ user }: PayloadRequest): number | string => user?.id ?? "";

/**
 * GET /cms/api/desk/export/store: a ZIP of everything about talents, editorial content, texts and consents, and of what visitors sent,
 * unless `?received=no`. With `?key=`, `/desk/export/progress` says how far it is.
 */
export const storeExportEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/export/store",
  access: isAdmin,
  handler: async (req) => {
    const withReceived = req.query.received !== "no";
    const onProgress = openProgress(accountOf(req), keyOf(req));
    try {
      await recordExport(req, "talents");
      if (withReceived) await recordExport(req, "entries");
    } catch (error) {
      onProgress({ state: "failed" });
      throw error;
    }
    const stores = EXPORTED_STORES.filter((store) => withReceived || !isReceived(store));
    return new Response(toWebStream(exportStore(req.payload, { stores, onProgress })), {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${exportName(new Date())}"`,
        "Cache-Control": "no-store",
      },
    });
  },
});

/** GET /cms/api/desk/export/progress?key=: of the own export with this key. */
export const exportProgressEndpoint: Endpoint = deskEndpoint({
  method: "get",
  path: "/export/progress",
  access: isAdmin,
  handler: async (req) => {
    const progress = readProgress(accountOf(req), keyOf(req));
    if (progress === null) throw new DeskRefusal(404, "not-found");
    return progress;
  },
});
