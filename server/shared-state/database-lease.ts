import { Client, type ClientBase } from "pg";
import { createLease, type Lease } from "../lib/lease";
import type { SharedDatabase } from "./database";

/**
 * A lease that is limited in time. The session's advisory lock shows at once when the holder's process has ended; the time in its row
 * also ends the lease of a holder that is paused or cut off. Each holder gets a higher token, and a transaction that names an earlier
 * one is rejected, so a former holder changes nothing.
 */
export interface DatabaseLease extends Lease {
  /** Rejects unless this gateway still has the lease; no other gateway gets it before the transaction ends. */
  requireIn(client: ClientBase): Promise<void>;
}

export interface DatabaseLeaseOptions {
  database: Pick<SharedDatabase, "url" | "migrate">;
  name: string;
  warn: (sentence: string) => void;
  /** Time after the last renewal for which a holder that does not answer keeps the lease. */
  durationMs?: number;
}

/** A paused holder is replaced within this time and two attempts, so within 20 seconds. */
const DURATION_MS = 15_000;

/** Renewals and attempts per duration of a lease. */
const ATTEMPTS = 6;

const CONNECT_MS = 2_000;

/** The first key of the advisory locks of all leases; the second one is a hash of the name. */
const LOCK_CLASS = 7_246_102;

const STEPS = [
  "CREATE TABLE gateway.leases (name TEXT PRIMARY KEY, token BIGINT NOT NULL DEFAULT 0, ends_at TIMESTAMPTZ NOT NULL DEFAULT now())",
];

const TRY_LOCK = `SELECT pg_try_advisory_lock(${LOCK_CLASS}, hashtext($1)) AS locked`;

const TAKE = `INSERT INTO gateway.leases (name, token, ends_at) VALUES ($1, 1, now() + $2 * interval '1 ms')
  ON CONFLICT (name) DO UPDATE SET token = leases.token + 1, ends_at = EXCLUDED.ends_at RETURNING token`;

const RENEW = "UPDATE gateway.leases SET ends_at = now() + $3 * interval '1 ms' WHERE name = $1 AND token = $2";

/** Ends the session of a holder whose time is over, and so releases its lock. */
const END_HOLDER = `SELECT pg_terminate_backend(pid) FROM pg_locks
  WHERE locktype = 'advisory' AND classid = ${LOCK_CLASS} AND objid = hashtext($1)::bigint::bit(32)::bigint::oid AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  AND EXISTS (SELECT 1 FROM gateway.leases WHERE name = $1 AND ends_at < now())`;

/** `onEnd` is called when the connection is closed, also by the server. */
const openSession = async (
  { database, name, durationMs }: Required<Pick<DatabaseLeaseOptions, "database" | "name" | "durationMs">>,
  onEnd: (client: Client) => void,
): Promise<Client> => {
  await database.migrate("leases", STEPS);
  const limits = { connectionTimeoutMillis: CONNECT_MS, statement_timeout: durationMs, query_timeout: durationMs };
  const client = new Client({ connectionString: database.url, application_name: `agency-gateway ${name}`, ...limits });
  // Without a listener, a connection that the server closes would end the process.
  for (const event of ["error", "end"] as const) client.on(event, () => onEnd(client));
  await client.connect();
  return client;
};

export const createDatabaseLease = ({ database, name, warn, durationMs = DURATION_MS }: DatabaseLeaseOptions): DatabaseLease => {
  let session: Client | null = null;
  let token: string | null = null;
  let heldUntil = 0;

  /** Also releases the lock. */
  const drop = async (): Promise<void> => {
    const dropped = session;
    session = null;
    token = null;
    await dropped?.end().catch(() => undefined); // the server has closed it
  };

  const take = async (client: Client): Promise<void> => {
    const { rows } = await client.query<{ locked: boolean }>(TRY_LOCK, [name]);
    if (rows[0]?.locked !== true) return void (await client.query(END_HOLDER, [name]));
    const asked = performance.now();
    const taken = await client.query<{ token: string }>(TAKE, [name, durationMs]);
    if (client !== session) return;
    token = taken.rows[0]?.token ?? null;
    heldUntil = asked + durationMs;
  };

  const renew = async (client: Client): Promise<void> => {
    const asked = performance.now();
    const { rowCount } = await client.query(RENEW, [name, token, durationMs]);
    if (rowCount === 1) heldUntil = asked + durationMs;
    else void drop();
  };

  const takeOrRenew = async (): Promise<void> => {
    try {
      session ??= await openSession({ database, name, durationMs }, (client) => client === session && void drop());
      await (token === null ? take(session) : renew(session));
    } catch (error) {
      void drop();
      throw error;
    }
  };

  const lease = createLease({
    isHeld: () => token !== null && performance.now() < heldUntil,
    attempt: takeOrRenew,
    everyMs: durationMs / ATTEMPTS,
    release: drop,
    sentence: `The lease of ${name} cannot be renewed`,
    warn,
  });

  return {
    ...lease,
    requireIn: async (client) => {
      const { rowCount } = await client.query("SELECT 1 FROM gateway.leases WHERE name = $1 AND token = $2 FOR SHARE", [name, token]);
      if (rowCount !== 1) throw new Error(`another gateway has the lease of ${name}`);
    },
  };
};
