import { sql } from "@payloadcms/db-sqlite";

import { foldText } from "../../../src/domain/fold-text";

/** Of each collection with a `titleKey`, the column of its title and the tables of its records and of its drafts. */
const TITLES: readonly (readonly [column: string, tables: readonly string[]])[] = [
  ["name", ["talents", "staff", "users", "boards_locales"]],
  ["title", ["packages", "posts_locales", "campaigns_locales", "magazines_locales", "gallery_locales"]],
  ["person", ["consents"]],
  ["alt", ["slides_locales"]],
  ["version_name", ["_talents_v", "_staff_v", "_boards_v_locales"]],
  ["version_title", ["_posts_v_locales", "_campaigns_v_locales", "_magazines_v_locales", "_gallery_v_locales"]],
  ["version_alt", ["_slides_v_locales"]],
];

type Query = ReturnType<typeof sql>;

/** Runs a query of the migration and returns its rows. */
type Ask = (query: Query) => Promise<Record<string, unknown>[]>;

const fillTable = async (ask: Ask, column: string, name: string): Promise<void> => {
  const table = sql.identifier(name);
  const title = sql.identifier(column);
  const key = sql.identifier(column.startsWith("version_") ? "version_title_key" : "title_key");
  for (const { text } of await ask(sql`SELECT DISTINCT ${title} AS text FROM ${table}`))
    if (typeof text === "string") await ask(sql`UPDATE ${table} SET ${key} = ${foldText(text)} WHERE ${title} = ${text}`);
};

/** Writes the folded titles of stored records, for the migrations that add their columns. */
export const fillTitleKeys = async (ask: Ask): Promise<void> => {
  for (const [column, tables] of TITLES) for (const name of tables) await fillTable(ask, column, name);
};
