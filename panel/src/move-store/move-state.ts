import type { TableDigest } from "./column-values";
import { MoveError } from "./move-error";
import { quote, type TargetDatabase } from "./target-database";

/** A schema in the target; exists only while a move is unfinished. */
export const STATE_SCHEMA = "move_store";

export type CopiedFile = { folder: string; name: string };

const CREATE_STATE = `
  CREATE SCHEMA ${STATE_SCHEMA};
  CREATE TABLE ${STATE_SCHEMA}.run (source text NOT NULL);
  CREATE TABLE ${STATE_SCHEMA}.tables (name text PRIMARY KEY, rows integer NOT NULL, hash text NOT NULL);
  CREATE TABLE ${STATE_SCHEMA}.files (folder text, name text, PRIMARY KEY (folder, name));
`;

const exists = async ({ query }: TargetDatabase, relation: string): Promise<boolean> =>
  (await query("SELECT to_regclass($1) IS NOT NULL AS found", [relation]))[0]?.found === true;

/** Returns the first of the panel's tables with rows; null for a database in which only migrations ran. */
const findFilledTable = async (target: TargetDatabase): Promise<string | null> => {
  for (const table of (await target.tables()).keys()) {
    if (table === "payload_migrations") continue;
    const [row] = await target.query(`SELECT EXISTS (SELECT 1 FROM ${quote(table)}) AS found`);
    if (row?.found === true) return table;
  }
  return null;
};

/** Begins a move into an empty database, or continues the unfinished one of the same store. Throws a MoveError for any other database. */
export const claimTarget = async (target: TargetDatabase, source: string): Promise<"begun" | "continued"> => {
  const [lock] = await target.query("SELECT pg_try_advisory_lock(hashtext($1)) AS taken", [STATE_SCHEMA]);
  if (lock?.taken !== true) throw new MoveError("Another move into this database is running");
  if (await exists(target, `${STATE_SCHEMA}.run`)) {
    const [run] = await target.query(`SELECT source FROM ${STATE_SCHEMA}.run`);
    if (run?.source !== source) throw new MoveError("Another store is being moved into this database; use an empty one");
    return "continued";
  }
  const filled = await findFilledTable(target);
  if (filled !== null) throw new MoveError(`The database is not empty: its table ${filled} has rows. Nothing was changed`);
  await target.transaction(async () => {
    await target.query(CREATE_STATE);
    await target.query(`INSERT INTO ${STATE_SCHEMA}.run VALUES ($1)`, [source]);
  });
  return "begun";
};

/** The tables that were copied completely, with the digest of the old store's rows at that time. */
export const readCopiedTables = async ({ query }: TargetDatabase): Promise<Map<string, TableDigest>> => {
  const rows = await query(`SELECT name, rows, hash FROM ${STATE_SCHEMA}.tables`);
  return new Map(rows.map(({ name, rows: count, hash }) => [String(name), { rows: Number(count), hash: String(hash) }]));
};

/** Runs in the transaction that copies the table. */
export const recordCopiedTable = async ({ query }: TargetDatabase, table: string, { rows, hash }: TableDigest): Promise<void> => {
  await query(`INSERT INTO ${STATE_SCHEMA}.tables VALUES ($1, $2, $3)`, [table, rows, hash]);
};

export const isFileCopied = async ({ query }: TargetDatabase, { folder, name }: CopiedFile): Promise<boolean> =>
  (await query(`SELECT 1 FROM ${STATE_SCHEMA}.files WHERE folder = $1 AND name = $2`, [folder, name])).length > 0;

export const recordCopiedFile = async ({ query }: TargetDatabase, { folder, name }: CopiedFile): Promise<void> => {
  await query(`INSERT INTO ${STATE_SCHEMA}.files VALUES ($1, $2)`, [folder, name]);
};

/** Runs in the transaction that ends the move. */
export const endState = async ({ query }: TargetDatabase): Promise<void> => {
  await query(`DROP SCHEMA ${STATE_SCHEMA} CASCADE`);
};
