import config from "@payload-config";
import type { Hono } from "hono";
import { getPayload } from "payload";

import { createContract } from "../../contract/app";
import { environment } from "../../environment";
import { openPublicFiles } from "../../media/public-files";
import { createPayloadStore } from "../../payload-store";

const openContract = async (): Promise<Hono> => {
  const payload = await getPayload({ config });
  const app = createContract({
    store: createPayloadStore(payload),
    credentials: environment,
    secret: environment.payloadSecret,
    files: await openPublicFiles(),
    onError: (error) => payload.logger.error({ err: error }, "A request of the contract failed"),
  });
  app.get("/", (c) => c.redirect("/admin"));
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  return app;
};

let opened: Promise<Hono> | null = null;

const handle = async (request: Request): Promise<Response> => {
  opened ??= openContract();
  try {
    return await (await opened).fetch(request);
  } catch (error) {
    // The next request tries to open the store again.
    opened = null;
    throw error;
  }
};

export const dynamic = "force-dynamic";
export { handle as GET, handle as POST, handle as PUT, handle as PATCH, handle as DELETE, handle as HEAD, handle as OPTIONS };
