import { createHash } from "node:crypto";

import { Hono } from "hono";

import type { ContentStore } from "./content-store";
import { parsePaging, toWirePage } from "./paging";
import { notFound, refuseInvalid } from "./refusals";
import { toWireInstagramPost, toWireSummary, toWireTalent } from "./to-wire";

const TALENTS_PER_PAGE = 20;

/** Omits the ids when the site has sent their digest. */
const toWireIds = (ids: readonly string[], known: string) => {
  const digest = createHash("sha256").update(ids.join("\n")).digest("hex");
  return { ids_digest: digest, ...(digest === known ? {} : { ids }) };
};

export const talentRoutes = (store: ContentStore): Hono => {
  const app = new Hono();

  app.get("/api/talents", async (c) => {
    const parsed = parsePaging(c, TALENTS_PER_PAGE);
    if ("errors" in parsed) return refuseInvalid(c, parsed.errors);
    const { paging } = parsed;
    const since = c.req.query("updated_since") ?? "";
    const cursor = paging.page === 1 ? await store.talentCursor() : null;
    const changes = since === "" ? null : await store.talentChanges(since, paging);
    const { items, total } = changes ?? (await store.talents(paging));
    const withSkills = c.req.query("skills") === "1";
    const page = toWirePage({ items: items.map((talent) => toWireSummary(talent, withSkills)), total }, paging);
    if (cursor === null) return c.json(page);
    return c.json({ ...page, cursor, ...(changes === null ? {} : toWireIds(changes.ids, c.req.query("ids") ?? "")) });
  });

  app.get("/api/talents/attributes", async (c) => c.json({ categories: await store.categories() }));

  app.get("/api/talent/profile", async (c) => {
    const id = c.req.query("id") ?? "";
    if (id === "") return refuseInvalid(c, { id: ["The id field is required."] });
    const talent = await store.talent(id);
    return talent === null ? notFound(c) : c.json({ data: toWireTalent(talent) });
  });

  app.get("/api/agency/instagram", async (c) => {
    const posts = await store.instagramPosts();
    return c.json({ data: posts.map(toWireInstagramPost) });
  });

  return app;
};
