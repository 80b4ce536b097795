import type { Payload } from "payload";

import { runSql } from "../../src/database/sql";

type Value = string | number | null;
export type DatabaseRow = Record<string, Value>;

const BATCH_SIZE = 400;

const toLiteral = (value: Value): string => {
  if (value === null) return "NULL";
  return typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;
};

/** Bypasses Payload, whose operations would take an hour for a large store. Every row has the columns of the first. */
export const insertRows = async (payload: Payload, table: string, rows: readonly DatabaseRow[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((column) => `"${column}"`).join(", ");
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const values = rows
      .slice(start, start + BATCH_SIZE)
      .map((row) => `(${columns.map((column) => toLiteral(row[column] ?? null)).join(", ")})`);
    await runSql(payload, `INSERT INTO "${table}" (${names}) VALUES ${values.join(", ")}`);
  }
};
