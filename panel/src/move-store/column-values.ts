import { createHash } from "node:crypto";

import { MoveError } from "./move-error";

/** A column that both stores have. `type` is its type in Postgres: `bool`, `timestamptz`, `jsonb`, `numeric`, `varchar`, an enum. */
export type Column = { name: string; type: string };

type Row = Readonly<Record<string, unknown>>;

const NUMBERS = ["numeric", "int2", "int4", "int8", "float8"];

/** SQLite's own functions write UTC times without a zone; Postgres writes `2026-03-01 15:00:00+00`. */
const toTime = (text: string): Date => {
  const time = text.replace(" ", "T").replace(/([+-]\d{2})$/, "$1:00");
  return new Date(/T.*(?:Z|[+-]\d{2}:?\d{2})$/i.test(time) ? time : `${time}Z`);
};

const parseJson = (text: string, column: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new MoveError(`The column ${column} has a value that is no JSON`);
  }
};

/** Converts a value of SQLite to JSON that Postgres reads into a column of this type. */
export const toTargetValue = ({ name, type }: Column, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (type === "bool") return value === 1 || value === true || value === "1" || value === "true";
  if (type === "jsonb") return typeof value === "string" ? parseJson(value, name) : value;
  if (NUMBERS.includes(type)) return Number(value);
  if (type !== "timestamptz") return String(value);
  const time = toTime(String(value));
  if (Number.isNaN(time.getTime())) throw new MoveError(`The column ${name} has a value that is no time`);
  return time.toISOString();
};

/** Sorts keys, since `jsonb` has its own order. */
const sortedJson = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortedJson);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortedJson(inner)]));
};

/** The same representation for a value of either database. */
const toComparable = ({ type }: Column, value: unknown): unknown => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (type === "jsonb") return sortedJson(value);
  return NUMBERS.includes(type) ? Number(value) : value;
};

/** Number of rows and a hash of all values, independent of the rows' order. */
export type TableDigest = { rows: number; hash: string };

/** Accepts rows of either database, with columns in the types of Postgres. */
export const createTableDigest = (columns: readonly Column[]) => {
  const hashes: string[] = [];
  return {
    add: (row: Row): void => {
      const values = columns.map((column) => toComparable(column, row[column.name]));
      hashes.push(createHash("sha256").update(JSON.stringify(values)).digest("hex"));
    },
    result: (): TableDigest => {
      const hash = createHash("sha256");
      for (const row of hashes.sort()) hash.update(row);
      return { rows: hashes.length, hash: hash.digest("hex") };
    },
  };
};
