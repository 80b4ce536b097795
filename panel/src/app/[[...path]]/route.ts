import config from "@payload-config";
import type { Hono } from "hono";
import { getPayload } from "payload";

import { createContract } from "../../contract/app";
import { environment } from "../../environment";
import { openPublicFiles } from "../../media/public-files";
import { createPayloadStore } from "../../store/payload-store";
import { hasContent, readSeedState } from "../../store/seed-state";

const open = async (): Promise<Hono> => {
  const payload = await getPayload({ config });
  const app = createContract({
    store: createPayloadStore(payload),
    credentials: environment,
    secret: environment.payloadSecret,
    files: await openPublicFiles(),
    onError: (error) => payload.logger.error({ err: error }, "The contract could not answer"),
  });
  app.get("/", (c) => c.redirect("/admin"));
  app.get("/healthz", async (c) => {
    const state = await readSeedState(payload);
    return c.json({ status: "ok", seeded: state === "done" || (state === "none" && (await hasContent(payload))) });
  });
  return app;
};

let opened: Promise<Hono> | null = null;

const answer = async (request: Request): Promise<Response> => {
  opened ??= open();
  try {
    return await (await opened).fetch(request);
  } catch (error) {
    // A store that could not be opened is tried again by the next request.
    opened = null;
    throw error;
  }
};

export const dynamic = "force-dynamic";
export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE, answer as HEAD, answer as OPTIONS };
