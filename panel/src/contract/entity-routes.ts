import { type Context, Hono } from "hono";

import type { ContentStore, Locale } from "./content-store";
import { notFound } from "./refusals";
import {
  parseLocale,
  toWireCampaign,
  toWireCustomizations,
  toWireGalleryItem,
  toWireImages,
  toWireMagazine,
  toWireSlide,
  toWireStaff,
} from "./to-wire";
import { toWireHome, toWireMenu } from "./to-wire-home";
import { toWirePostItems } from "./to-wire-posts";

const EVERYTHING = { page: 1, perPage: 10_000 };
const LOOKUP_FIELDS = ["id", "slug", "batch"];

type Entity = Record<string, unknown>;
type ReadEntities = (locale: Locale) => Promise<Entity[]>;

const createReaders = (store: ContentStore): Map<string, ReadEntities> =>
  new Map<string, ReadEntities>([
    ["slides", async (locale) => (await store.slides()).map((slide) => toWireSlide(slide, locale))],
    ["staff", async (locale) => (await store.staff()).map((person) => toWireStaff(person, locale))],
    ["gallery", async (locale) => (await store.gallery()).map((item) => toWireGalleryItem(item, locale))],
    ["blog", async () => toWirePostItems((await store.posts({ ...EVERYTHING, locale: null })).items)],
    ["campaigns", async (locale) => (await store.campaigns(EVERYTHING)).items.map((item) => toWireCampaign(item, locale))],
    ["magazines", async (locale) => (await store.magazines(EVERYTHING)).items.map((item) => toWireMagazine(item, locale))],
  ]);

// The contract's entity requests have no language. The embedded store accepts one; the default is Portuguese.
const localeOf = (c: Context): Locale => parseLocale(c.req.query("language")) ?? "pt";

export const entityRoutes = (store: ContentStore): Hono => {
  const app = new Hono();
  const byName = createReaders(store);

  const sendOne = async (c: Context, field: string, value: string): Promise<Response> => {
    const read = byName.get(c.req.param("entity") ?? "");
    if (read === undefined || !LOOKUP_FIELDS.includes(field)) return notFound(c);
    const found = (await read(localeOf(c))).find((entity) => field in entity && String(entity[field]) === value);
    return found === undefined ? notFound(c) : c.json({ data: found });
  };

  app.get("/api/entities/:entity", async (c) => {
    const read = byName.get(c.req.param("entity"));
    return read === undefined ? notFound(c) : c.json({ data: await read(localeOf(c)) });
  });
  app.get("/api/entities/:entity/:id", (c) => sendOne(c, "id", c.req.param("id")));
  app.get("/api/entities/:entity/:field/:value", (c) => sendOne(c, c.req.param("field"), c.req.param("value")));

  app.get("/api/website-texts", async (c) => c.json(await store.websiteTexts()));
  app.get("/api/website-images", async (c) => c.json(toWireImages(await store.websiteImages(), localeOf(c))));
  app.get("/api/customizations", async (c) => {
    const [customizations, home, menu] = await Promise.all([store.customizations(), store.home(), store.menu()]);
    return c.json({ ...toWireCustomizations(customizations), ...toWireHome(home), ...toWireMenu(menu) });
  });
  app.get("/api/social-medias", async (c) => {
    const addresses = Object.entries(await store.socialMedias());
    return c.json(Object.fromEntries(addresses.map(([network, url]) => [network, { url }])));
  });
  return app;
};
