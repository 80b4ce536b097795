import { isRecord } from "../../../src/lib/json";

/** Reads a column of a SQL row. Postgres returns counts as text, and times in its own format. */
export const textIn = (row: unknown, column: string): string => (isRecord(row) ? String(row[column] ?? "") : "");

export const numberIn = (row: unknown, column: string): number => (isRecord(row) ? Number(row[column] ?? 0) : 0);

/** ISO 8601; null for an empty column. */
export const timeIn = (row: unknown, column: string): string | null => {
  const value = isRecord(row) ? row[column] : null;
  const time = value instanceof Date || typeof value === "string" ? new Date(value) : null;
  return time === null || Number.isNaN(time.getTime()) ? null : time.toISOString();
};
