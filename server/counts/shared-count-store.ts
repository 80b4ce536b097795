import { within } from "../shared-state/within";
import type { SharedDatabase } from "../shared-state/database";
import { createTables } from "../shared-state/tables";
import type { CountStore, Total } from "./count-store";

/** A repeated batch is recognised for this time. */
const BATCHES_KEPT = "7 days";

const CALL_MS = 3_000;

/** Days and values are compared by bytes, as in SQLite. */
const STEPS = [
  `CREATE TABLE gateway.counts (
     day TEXT COLLATE "C" NOT NULL, kind TEXT NOT NULL, value TEXT COLLATE "C" NOT NULL, count BIGINT NOT NULL,
     PRIMARY KEY (day, kind, value)
   );
   CREATE TABLE gateway.count_batches (id UUID PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT now())`,
];
const RECORD_BATCH = "INSERT INTO gateway.count_batches (id) VALUES ($1) ON CONFLICT DO NOTHING";
/** Sorted, so that two gateways do not wait for each other's rows. */
const UPSERT = `INSERT INTO gateway.counts (day, kind, value, count)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) AS added (day, kind, value, count)
  ORDER BY day, kind, value COLLATE "C"
  ON CONFLICT (day, kind, value) DO UPDATE SET count = counts.count + excluded.count`;
const TOTALS = `SELECT value, SUM(count)::float8 AS count FROM gateway.counts WHERE kind = $1 AND day BETWEEN $2 AND $3
  GROUP BY value ORDER BY SUM(count) DESC, value LIMIT $4`;
const OF_TALENTS = "kind IN ('opened', 'selected')";

/** The totals of all gateways in the shared database. Each gateway adds its own counts in batches. */
export const createSharedCountStore = (database: SharedDatabase): CountStore => {
  const ready = createTables(database, "counts", STEPS);
  const bounded = <Value>(call: () => Promise<Value>): Promise<Value> => within(CALL_MS, ready().then(call));
  return {
    ...{ name: "the shared database", isShared: true, close: () => undefined },
    add: ({ id, counts }) =>
      bounded(() =>
        database.transaction(async (client) => {
          const { rowCount } = await client.query(RECORD_BATCH, [id]);
          if (rowCount === 0) return;
          const column = <Value>(pick: (count: (typeof counts)[number]) => Value): Value[] => counts.map(pick);
          await client.query(UPSERT, [
            column(({ day }) => day),
            column(({ kind }) => kind),
            column(({ value }) => value),
            column(({ count }) => count),
          ]);
        }),
      ),
    totals: (kind, { from, until }, limit) =>
      bounded(async () => (await database.query<Total & Record<string, unknown>>(TOTALS, [kind, from, until, limit])).rows),
    deleteBefore: (day) =>
      bounded(async () => {
        await database.query("DELETE FROM gateway.counts WHERE day < $1", [day]);
        await database.query(`DELETE FROM gateway.count_batches WHERE at < now() - interval '${BATCHES_KEPT}'`);
      }),
    deleteTalents: (isDeleted) =>
      bounded(async () => {
        const { rows } = await database.query<{ value: string }>(`SELECT DISTINCT value FROM gateway.counts WHERE ${OF_TALENTS}`);
        const deleted = rows.map(({ value }) => value).filter(isDeleted);
        if (deleted.length > 0) await database.query(`DELETE FROM gateway.counts WHERE ${OF_TALENTS} AND value = ANY($1)`, [deleted]);
      }),
  };
};
