import { type Context, Hono } from "hono";

import type { ContentStore, Locale, Page, Paging } from "./content-store";
import { parsePaging, toWirePage } from "./paging";
import { notFound, refuseInvalid } from "./refusals";
import { parseLocale, toWireCampaign, toWireMagazine } from "./to-wire";
import { toWirePost } from "./to-wire-posts";

const PER_PAGE = 10;

type ReadPage = (query: Paging & { locale: Locale }) => Promise<Page<unknown>>;

const sendPage = (read: ReadPage) => async (c: Context) => {
  const locale = parseLocale(c.req.param("lang"));
  if (locale === null) return notFound(c);
  const parsed = parsePaging(c, PER_PAGE);
  if ("errors" in parsed) return refuseInvalid(c, parsed.errors);
  return c.json(toWirePage(await read({ ...parsed.paging, locale }), parsed.paging));
};

export const postRoutes = (store: ContentStore): Hono => {
  const app = new Hono();

  const blog = sendPage(async (query) => {
    const { items, total } = await store.posts(query);
    return { items: items.map((post) => toWirePost(post, query.locale)).filter((post) => post !== null), total };
  });
  const campaigns = sendPage(async (query) => {
    const { items, total } = await store.campaigns(query);
    return { items: items.map((campaign) => toWireCampaign(campaign, query.locale)), total };
  });
  const magazines = sendPage(async (query) => {
    const { items, total } = await store.magazines(query);
    return { items: items.map((magazine) => toWireMagazine(magazine, query.locale)), total };
  });

  app.get("/posts/blog/:lang", blog);
  app.get("/posts/blog/:lang/post", blog);
  app.get("/posts/campaigns/:lang", campaigns);
  app.get("/posts/magazine/:lang/magazine", magazines);
  return app;
};
