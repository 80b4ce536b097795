import type { Payload } from "payload";

import { runSql } from "../database/sql";
import { numberIn, textIn } from "../shared/rows";

/** Collections whose records may be drafts. Their tables have the same names. */
export const DRAFTED_COLLECTIONS = ["talents", "posts", "campaigns", "magazines", "boards", "staff", "slides", "gallery"] as const;
export type DraftedCollection = (typeof DRAFTED_COLLECTIONS)[number];

export type CategoryCount = { id: number; name: string; count: number };

export type LiveContent = {
  /** Number of published talents. */
  talents: number;
  /** Published talents by category; a talent of two categories counts in both. */
  categories: CategoryCount[];
  /** Collections that have drafts. Empty for scouts, who read only published talents. */
  drafts: { collection: DraftedCollection; count: number }[];
};

const CATEGORIES = [
  "SELECT c.id AS id, c.category AS name, COUNT(t.id) AS count FROM categories c",
  "LEFT JOIN talents_rels r ON r.categories_id = c.id AND r.path = 'categories'",
  "LEFT JOIN talents t ON t.id = r.parent_id AND t._status = 'published'",
  "GROUP BY c.id, c.category ORDER BY c.id",
].join(" ");

// Each table of Postgres has its own type for `_status`.
const STATUSES = DRAFTED_COLLECTIONS.map(
  (table) => `SELECT '${table}' AS collection, CAST(_status AS text) AS status, COUNT(*) AS count FROM ${table} GROUP BY _status`,
).join(" UNION ALL ");

export const readLiveContent = async (payload: Payload, { showsDrafts }: { showsDrafts: boolean }): Promise<LiveContent> => {
  const statuses = await runSql(payload, STATUSES);
  const countOf = (collection: DraftedCollection, status: string): number =>
    numberIn(
      statuses.find((row) => textIn(row, "collection") === collection && textIn(row, "status") === status),
      "count",
    );
  const categories = await runSql(payload, CATEGORIES);
  const drafts = DRAFTED_COLLECTIONS.map((collection) => ({ collection, count: countOf(collection, "draft") }));
  return {
    talents: countOf("talents", "published"),
    categories: categories.map((row) => ({ id: numberIn(row, "id"), name: textIn(row, "name"), count: numberIn(row, "count") })),
    drafts: showsDrafts ? drafts.filter(({ count }) => count > 0) : [],
  };
};
