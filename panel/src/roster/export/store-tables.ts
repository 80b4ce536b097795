import { type Column as DrizzleColumn, getTableColumns, type Table } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";

import { insertRows, tablesOf } from "../../database/insert-rows";
import { runSql } from "../../database/sql";
import { type Column, toTargetValue } from "../../move-store/column-values";
import type { ExportFolder } from "./export-source";

/** The forms that visitors sent, with the desk's history of them; an export may leave them out. */
export const RECEIVED_STORES = ["entry-photos", "entries", "entry-events"] as const;

/**
 * Each store comes after those that it refers to. Accounts, packages and audit records are not exported: an export goes to another system
 * or another agency's store.
 */
export const EXPORTED_STORES = [
  "categories",
  "media",
  "consent-documents",
  "talents",
  "staff",
  "posts",
  "campaigns",
  "magazines",
  "boards",
  "slides",
  "gallery",
  "instagram-posts",
  "consents",
  "consent-wordings",
  "home-page",
  "menu",
  "website-texts",
  "website-images",
  "customizations",
  "social-medias",
  ...RECEIVED_STORES,
] as const;

export type ExportedStore = (typeof EXPORTED_STORES)[number];

/** Tables whose rows have a file, with its folder in the ZIP. */
export const FILE_TABLES: Readonly<Record<string, ExportFolder>> = {
  media: "public",
  consent_documents: "private",
  entry_photos: "private",
};

/** `keys` are the names of the columns in Payload's code. */
export type StoreTable = { name: string; keys: Readonly<Record<string, string>>; columns: Column[] };

type Row = Readonly<Record<string, unknown>>;

/** They hold ids of accounts, which belong to other people in another installation. */
const ACCOUNT_COLUMNS = ["assigned_to_id", "account"];

/** The type in Postgres; SQLite stores times as ISO text. */
const typeOf = ({ dataType, columnType }: DrizzleColumn): string => {
  if (dataType === "boolean") return "bool";
  if (dataType === "json") return "jsonb";
  if (dataType === "number" || columnType === "PgNumeric") return "numeric";
  return columnType.includes("Timestamp") ? "timestamptz" : "varchar";
};

const toStoreTable = (name: string, table: Table): StoreTable => {
  const columns = Object.entries<DrizzleColumn>(getTableColumns(table));
  return {
    name,
    keys: Object.fromEntries(columns.map(([key, column]) => [column.name, key])),
    columns: columns
      .filter(([, { name: column }]) => !ACCOUNT_COLUMNS.includes(column))
      .map(([, column]) => ({ name: column.name, type: typeOf(column) })),
  };
};

const toBaseName = (store: string): string => store.replaceAll("-", "_");

/** Tables of relations refer to records of other collections, so they come last. */
const rankOf = (name: string): number => (name.endsWith("_rels") ? 2 : Number(name.startsWith("_")));

/** In an order in which they can be filled: records, then their parts and versions. */
export const exportedTables = (payload: Payload, stores: readonly ExportedStore[] = EXPORTED_STORES): StoreTable[] => {
  const { tables } = tablesOf(payload);
  const bases = stores.map(toBaseName);
  const baseOf = (name: string): number =>
    bases.findIndex((base) => name === base || name.startsWith(`${base}_`) || name === `_${base}_v` || name.startsWith(`_${base}_v_`));
  return Object.entries(tables)
    .filter(([name]) => baseOf(name) !== -1)
    .sort(([one], [other]) => rankOf(one) - rankOf(other) || baseOf(one) - baseOf(other) || one.length - other.length)
    .map(([name, table]) => toStoreTable(name, table));
};

/** Values have the same spelling from both databases. */
export const readRows = async (payload: Payload, { name, columns }: StoreTable): Promise<Row[]> => {
  const names = columns.map((column) => `"${column.name}"`).join(", ");
  const rows = await runSql(payload, `SELECT ${names} FROM "${name}" ORDER BY id`);
  return rows
    .map((row): Row => ({ ...(typeof row === "object" ? row : {}) }))
    .map((row) => Object.fromEntries(columns.map((column) => [column.name, toTargetValue(column, row[column.name])])));
};

/** Keeps the ids; omits columns that this version does not have. */
export const insertExported = async (payload: Payload, { name, keys }: StoreTable, rows: readonly Row[]): Promise<void> => {
  const values = rows.map((row) => Object.fromEntries(Object.entries(keys).map(([column, key]) => [key, row[column] ?? null])));
  await insertRows(payload, name, values);
};
