import { Hono } from "hono";

import type { ContentStore } from "./content-store";
import { parsePaging, toWirePage } from "./paging";
import { notFound, refuseInvalid } from "./refusals";
import { toWireInstagramPost, toWireSummary, toWireTalent } from "./to-wire";

const TALENTS_PER_PAGE = 20;

/** The integration backend without the ZIP download. */
export const talentRoutes = (store: ContentStore): Hono => {
  const app = new Hono();

  app.get("/api/talents", async (c) => {
    const parsed = parsePaging(c, TALENTS_PER_PAGE);
    if ("errors" in parsed) return refuseInvalid(c, parsed.errors);
    const { items, total } = await store.talents(parsed.paging);
    const withSkills = c.req.query("skills") === "1";
    return c.json(toWirePage({ items: items.map((talent) => toWireSummary(talent, withSkills)), total }, parsed.paging));
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
