import type { InferType } from "yup";
import { itemList, optionalText, requiredText, wireRecord } from "../wire-fields";

const version = {
  id: requiredText(),
  slug: requiredText(),
  title: requiredText(),
  description: optionalText(),
  content: optionalText(),
  language: optionalText(),
};

/** An item of GET /posts/blog/{lang}/post; nothing outside src/upstream may import it. */
export const wirePost = wireRecord({
  ...version,
  cover: optionalText(),
  created_at: optionalText(),
  updated_at: optionalText(),
  batch: optionalText(),
  batchItems: itemList(),
});

/** Another version in `batchItems`; it has the cover and dates of the post that contains it. */
export const wireBatchItem = wireRecord(version);

export type WirePost = InferType<typeof wirePost>;
export type WireBatchItem = InferType<typeof wireBatchItem>;
