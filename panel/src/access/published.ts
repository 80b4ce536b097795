import type { Where } from "payload";

/** The contract's reads have no user and override the access rules, so every read of a collection with drafts needs this constraint. */
export const isPublished: Where = { _status: { equals: "published" } };
