import type { Where } from "payload";

/**
 * What the contract may show. Its reads have no user and override the access rules, which admit signed-in staff only;
 * this constraint takes their place, so every read of a collection with drafts must carry it.
 */
export const isPublished: Where = { _status: { equals: "published" } };
