import { type Context, Hono } from "hono";

import type { ContentStore, DraftStore, Locale } from "./content-store";
import type { FileSignatures } from "./file-signatures";
import { notFound } from "./refusals";
import { parseLocale, toWireCampaign, toWireTalent } from "./to-wire";
import { toWirePost } from "./to-wire-posts";

type ReadDraft = (id: string, locale: Locale) => Promise<unknown>;

const readTalentDraft =
  (drafts: DraftStore): ReadDraft =>
  async (id) => {
    const draft = await drafts.talent(id);
    return draft && toWireTalent(draft);
  };

/** In the other language when the post has none in the requested one. */
const readPostDraft =
  (drafts: DraftStore): ReadDraft =>
  async (id, locale) => {
    const draft = await drafts.post(id);
    return draft && (toWirePost(draft, locale) ?? toWirePost(draft, locale === "pt" ? "en" : "pt"));
  };

const readCampaignDraft =
  (drafts: DraftStore): ReadDraft =>
  async (id, locale) => {
    const draft = await drafts.campaign(id);
    return draft && toWireCampaign(draft, locale);
  };

const FILE_NAMES = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jpg|png|webp|svg|mp4|webm|ogg)\b/g;

/** Replaces the names of files in fields and texts by signed paths. */
const signFiles = (json: string, { sign }: FileSignatures): string => json.replace(FILE_NAMES, (name) => sign(name));

/** An extension of the contract: drafts in the format of published records, for the site's preview. */
export const previewRoutes = ({ drafts }: ContentStore, signatures: FileSignatures): Hono => {
  const app = new Hono();
  const sendDraft = (read: ReadDraft) => async (c: Context) => {
    const draft = await read(c.req.param("id") ?? "", parseLocale(c.req.query("language")) ?? "pt");
    return draft === null
      ? notFound(c)
      : c.body(signFiles(JSON.stringify({ data: draft }), signatures), 200, { "Content-Type": "application/json" });
  };
  app.get("/preview/talents/:id", sendDraft(readTalentDraft(drafts)));
  app.get("/preview/posts/:id", sendDraft(readPostDraft(drafts)));
  app.get("/preview/campaigns/:id", sendDraft(readCampaignDraft(drafts)));
  app.get("/preview/words/:id", async (c) => {
    const words = await drafts.words(c.req.param("id"));
    return words === null ? notFound(c) : c.json({ data: words });
  });
  return app;
};
