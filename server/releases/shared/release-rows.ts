import type { ClientBase } from "pg";
import type { SharedDatabase } from "../../shared-state/database";
import type { ReleasePointer } from "../store/release-pointer";

/** Notified in the transaction of each change. */
export const RELEASES_CHANNEL = "gateway_releases";

const STEPS = [
  `CREATE TABLE gateway.releases (id TEXT COLLATE "C" PRIMARY KEY, list TEXT NOT NULL, pages INTEGER NOT NULL)`,
  `CREATE TABLE gateway.release_state (
     is_only BOOLEAN PRIMARY KEY DEFAULT true CHECK (is_only),
     current TEXT COLLATE "C" REFERENCES gateway.releases (id),
     choice TEXT,
     accepted_loss TEXT
   )`,
  "INSERT INTO gateway.release_state DEFAULT VALUES",
];

export interface ReleaseRow {
  id: string;
  /** The SHA-256 of its list of objects. */
  list: string;
  /** Number of HTML files. */
  pages: number;
}

/** Creates the tables once; the next call repeats a failed attempt, since the database may be unavailable when the gateway starts. */
export const createReleaseTables = (database: Pick<SharedDatabase, "migrate">): (() => Promise<void>) => {
  let migration: Promise<void> | null = null;
  return () => {
    migration ??= database.migrate("releases", STEPS).catch((error: unknown) => {
      migration = null;
      throw error;
    });
    return migration;
  };
};

interface StateRow {
  current: string | null;
  choice: string | null;
}

type Queryable = Pick<ClientBase, "query">;

/** With `isLocked`, no other transaction changes the pointer before this one ends. */
export const selectPointer = async (client: Queryable, isLocked = false): Promise<ReleasePointer | null> => {
  const { rows } = await client.query<StateRow>(`SELECT current, choice FROM gateway.release_state${isLocked ? " FOR UPDATE" : ""}`);
  const row = rows[0];
  return row === undefined || row.current === null ? null : { id: row.current, choice: row.choice };
};

export const updatePointer = async (client: Queryable, { id, choice }: ReleasePointer): Promise<void> => {
  await client.query("UPDATE gateway.release_state SET current = $1, choice = $2", [id, choice]);
  await notify(client);
};

/** Oldest first. */
export const selectReleases = async (client: Queryable): Promise<readonly ReleaseRow[]> =>
  (await client.query<ReleaseRow>("SELECT id, list, pages FROM gateway.releases ORDER BY id")).rows;

export const insertRelease = async (client: Queryable, { id, list, pages }: ReleaseRow): Promise<void> => {
  await client.query("INSERT INTO gateway.releases (id, list, pages) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET list = $2", [
    id,
    list,
    pages,
  ]);
};

/** Does not delete the current release. */
export const deleteReleases = async (client: Queryable, ids: readonly string[]): Promise<void> => {
  await client.query(
    "DELETE FROM gateway.releases WHERE id = ANY ($1) AND id IS DISTINCT FROM (SELECT current FROM gateway.release_state)",
    [ids],
  );
  await notify(client);
};

/** Sent to all gateways when the transaction commits. */
export const notify = async (client: Queryable, payload = ""): Promise<void> => {
  await client.query("SELECT pg_notify($1, $2)", [RELEASES_CHANNEL, payload]);
};

/** In a transaction, no other one changes it before this one ends. */
export const selectAcceptedLoss = async (client: Queryable): Promise<string | null> =>
  (await client.query<{ accepted_loss: string | null }>("SELECT accepted_loss FROM gateway.release_state FOR UPDATE")).rows[0]
    ?.accepted_loss ?? null;

export const updateAcceptedLoss = async (client: Queryable, id: string | null): Promise<void> => {
  await client.query("UPDATE gateway.release_state SET accepted_loss = $1", [id]);
};
