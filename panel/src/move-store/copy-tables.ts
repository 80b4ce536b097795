import { type Column, createTableDigest, type TableDigest, toTargetValue } from "./column-values";
import { MoveError } from "./move-error";
import { readCopiedTables, recordCopiedTable } from "./move-state";
import type { SourceStore, SourceTable } from "./source-store";
import { codeOf, quote, quoteAll, type TargetDatabase } from "./target-database";

export type MovedTable = { name: string; columns: Column[] };

type Stores = { source: SourceStore; target: TargetDatabase };

/** Adds the column types of Postgres to a table of the old store. */
const toMovedTable = ({ name, columns }: SourceTable, targetTables: ReadonlyMap<string, Column[]>): MovedTable => {
  const known = targetTables.get(name);
  if (known === undefined) throw new MoveError(`The table ${name} is not in the new database`);
  return {
    name,
    columns: columns.map((column) => {
      const found = known.find((candidate) => candidate.name === column);
      if (found === undefined) throw new MoveError(`The column ${column} of ${name} is not in the new database`);
      return found;
    }),
  };
};

const REFERENCES = `
  SELECT child.relname AS child, parent.relname AS parent FROM pg_constraint
  JOIN pg_class child ON child.oid = conrelid JOIN pg_class parent ON parent.oid = confrelid
  WHERE contype = 'f' AND child.relnamespace = 'public'::regnamespace`;

/** Puts each table after the tables that its rows refer to. */
const inReferenceOrder = async (tables: readonly MovedTable[], { query }: TargetDatabase): Promise<MovedTable[]> => {
  const references = (await query(REFERENCES)).map(({ child, parent }) => ({ child: String(child), parent: String(parent) }));
  const sorted: MovedTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const isReady = ({ name }: MovedTable): boolean => !references.some(({ child, parent }) => child === name && waiting.has(parent));
    const ready = left.filter(isReady);
    if (ready.length === 0) throw new MoveError(`Tables refer to each other in a circle: ${[...waiting].join(", ")}`);
    sorted.push(...ready);
    left = left.filter((table) => !ready.includes(table));
  }
  return sorted;
};

/** The tables that both stores have, in an order that satisfies their references. */
export const planTables = async ({ source, target }: Stores): Promise<MovedTable[]> => {
  const targetTables = await target.tables();
  return inReferenceOrder(
    (await source.tables()).map((table) => toMovedTable(table, targetTables)),
    target,
  );
};

type Row = Readonly<Record<string, unknown>>;

const readTable = async (
  source: SourceStore,
  { name, columns }: MovedTable,
  onRows: (rows: Row[]) => Promise<void>,
): Promise<TableDigest> => {
  const digest = createTableDigest(columns);
  for await (const batch of source.batches(name)) {
    const rows = batch.map((row) => Object.fromEntries(columns.map((column) => [column.name, toTargetValue(column, row[column.name])])));
    rows.forEach(digest.add);
    await onRows(rows);
  }
  return digest.result();
};

const copyTable = ({ source, target }: Stores, table: MovedTable): Promise<TableDigest> =>
  target.transaction(async () => {
    const names = quoteAll(table.columns);
    const insert = `INSERT INTO ${quote(table.name)} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${quote(table.name)}, $1)`;
    const digest = await readTable(source, table, async (rows) => {
      await target.query(insert, [JSON.stringify(rows)]);
    });
    await recordCopiedTable(target, table.name, digest);
    return digest;
  });

const sameDigest = (one: TableDigest, other: TableDigest): boolean => one.rows === other.rows && one.hash === other.hash;

/** Copies each table in its own transaction. Tables that an earlier attempt has copied must be unchanged since. */
export const copyTables = async (stores: Stores, tables: readonly MovedTable[], onCopied: (line: string) => void): Promise<void> => {
  const copied = await readCopiedTables(stores.target);
  for (const table of tables) {
    const earlier = copied.get(table.name);
    if (earlier === undefined) {
      const { rows } = await copyTable(stores, table).catch((error: unknown) => {
        throw error instanceof MoveError ? error : new MoveError(`The table ${table.name} could not be copied (${codeOf(error)})`);
      });
      onCopied(`${table.name}: ${rows} rows`);
      continue;
    }
    const now = await readTable(stores.source, table, async () => undefined);
    if (!sameDigest(now, earlier)) {
      throw new MoveError(`The old store's table ${table.name} has changed since it was copied: begin again with an empty database`);
    }
  }
};

/** Compares the number and hash of each table's rows with those of the old store. Returns the total number of rows. */
export const verifyTables = async (target: TargetDatabase, tables: readonly MovedTable[]): Promise<number> => {
  const copied = await readCopiedTables(target);
  let rows = 0;
  for (const { name, columns } of tables) {
    const [expected, found] = [copied.get(name), await target.digest(name, columns)];
    if (expected === undefined || !sameDigest(expected, found)) {
      throw new MoveError(`The table ${name} differs from the old store's (${expected?.rows ?? 0} rows there, ${found.rows} here)`);
    }
    rows += found.rows;
  }
  return rows;
};

const SEQUENCES = `
  SELECT table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
  FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`;

/** New ids continue after the highest id that the old store has ever used, also for deleted records. */
export const continueIds = async ({ source, target }: Stores): Promise<void> => {
  for (const row of await target.query(SEQUENCES)) {
    const [table, column] = [String(row.table_name), String(row.column_name)];
    const [largest] = await target.query(`SELECT COALESCE(MAX(${quote(column)}), 0) AS id FROM ${quote(table)}`);
    const highest = Math.max(Number(largest?.id ?? 0), await source.highestId(table));
    if (highest > 0) await target.query("SELECT setval($1::regclass, $2)", [row.sequence, highest]);
  }
};
