import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import { isRecord } from "../../../src/lib/json";
import type { FamilyStore, LinkFault } from "./family";
import { refuse } from "./refusals";

const MAX_BODY_BYTES = 4_000;
const MAX_SECRET_LENGTH = 200;

/** One response for an unknown reference, a wrong key and an unknown token. The code shows that this store has the extension. */
const unknownEntry = (c: Context): Response => c.json({ message: "Not found.", code: "unknown_entry" }, 404);

const refuseLink = (c: Context, fault: LinkFault): Response =>
  fault === "unknown" ? unknownEntry(c) : c.json({ message: "This link does not work any more.", code: fault }, 410);

/** Null when the text is missing, empty or too long. */
const readText = async (c: Context, name: string): Promise<string | null> => {
  const body: unknown = await c.req.json().catch(() => null);
  const text = isRecord(body) ? body[name] : null;
  return typeof text === "string" && text !== "" && text.length <= MAX_SECRET_LENGTH ? text : null;
};

/**
 * POST /api/entry/{reference}/status and /erase, with the key of the entry's page in the body; POST /api/entry/confirmation/show and
 * /confirm, with the token of a guardian's link in the body.
 */
export const familyRoutes = (family: FamilyStore): Hono => {
  const app = new Hono();
  const limit = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => refuse(c, { status: 413, message: "The request is too large." }),
  });

  app.post("/api/entry/confirmation/show", limit, async (c) => {
    const token = await readText(c, "token");
    const shown = token === null ? "unknown" : await family.showConfirmation(token);
    return typeof shown === "string" ? refuseLink(c, shown) : c.json(shown);
  });
  app.post("/api/entry/confirmation/confirm", limit, async (c) => {
    const token = await readText(c, "token");
    const confirmed = token === null ? "unknown" : await family.confirm(token);
    return confirmed === "confirmed" ? c.json({ message: "Confirmed." }) : refuseLink(c, confirmed);
  });
  app.post("/api/entry/:reference/status", limit, async (c) => {
    const key = await readText(c, "key");
    const status = key === null ? null : await family.status(c.req.param("reference"), key);
    return status === null ? unknownEntry(c) : c.json(status);
  });
  app.post("/api/entry/:reference/erase", limit, async (c) => {
    const key = await readText(c, "key");
    const isErased = key !== null && (await family.erase(c.req.param("reference"), key));
    return isErased ? c.json({ message: "Erased." }) : unknownEntry(c);
  });
  return app;
};
