import type { Payload } from "payload";

import type { DraftStore } from "../contract/content-store";
import { EVERY_LANGUAGE, toStoredCampaign, toStoredPost } from "./read-editorial";
import { findWordPreview } from "./words/word-previews";
import { toStoredTalent } from "../talents/index";

const NEWEST = { draft: true, disableErrors: true } as const;

/** Null when the text is not an id. */
const toId = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** Drafts for the preview, which requires a signed link of the panel. */
export const createDraftStore = (payload: Payload): DraftStore => ({
  talent: async (text) => {
    const id = toId(text);
    const talent = id && (await payload.findByID({ ...NEWEST, collection: "talents", id, depth: 1, overrideAccess: true }));
    return talent ? toStoredTalent(payload, talent) : null;
  },
  post: async (text) => {
    const id = toId(text);
    const post = id && (await payload.findByID({ ...NEWEST, ...EVERY_LANGUAGE, collection: "posts", id }));
    return post ? toStoredPost(post) : null;
  },
  campaign: async (text) => {
    const id = toId(text);
    const campaign = id && (await payload.findByID({ ...NEWEST, ...EVERY_LANGUAGE, collection: "campaigns", id }));
    return campaign ? toStoredCampaign(campaign) : null;
  },
  words: (id) => findWordPreview(payload, id, Date.now()),
});
