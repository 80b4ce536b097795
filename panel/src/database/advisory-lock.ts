import { createHash } from "node:crypto";

import pg from "pg";

import { errorCode } from "../../../src/lib/error-code";

/** Postgres ends the session of a frozen or disconnected panel after this time, which releases its locks. */
const SILENCE_MS = 30_000;
const HEARTBEAT_MS = 5_000;
const CONNECT_MS = 10_000;

/** SQLSTATE of a statement that waited longer than `lock_timeout`. */
const LOCK_NOT_AVAILABLE = "55P03";

/** Postgres identifies a lock by 64 bits. The prefix separates them from locks of the gateways in the same database. */
const keyOf = (name: string): string => createHash("sha256").update(`panel:${name}`).digest().readBigInt64BE().toString();

/** A separate session, so that a lock neither waits for a free connection of Payload's pool nor takes one from it. */
const openSession = async (connectionString: string): Promise<pg.Client> => {
  const session = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true, application_name: "panel lock" });
  session.on("error", () => undefined); // the next query on the session rejects
  await session.connect();
  return session;
};

const lockIn = async (session: pg.Client, name: string, waitMs: number): Promise<boolean> => {
  // Locks of a transaction, not of a session: they also work through a pooler that shares sessions between transactions.
  await session.query("BEGIN");
  await session.query(`SET LOCAL idle_in_transaction_session_timeout = ${SILENCE_MS}`);
  await session.query("SET LOCAL statement_timeout = 0");
  if (waitMs === 0) {
    const { rows } = await session.query<{ taken: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS taken", [keyOf(name)]);
    return rows[0]?.taken === true;
  }
  await session.query(`SET LOCAL lock_timeout = ${Number.isFinite(waitMs) ? Math.max(1, Math.trunc(waitMs)) : 0}`);
  try {
    await session.query("SELECT pg_advisory_xact_lock($1)", [keyOf(name)]);
    return true;
  } catch (error) {
    if (errorCode(error) === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
};

/** Resolves to a function that releases the lock; to null when another holder has kept it for `waitMs`. */
export const takeAdvisoryLock = async (databaseUrl: string, name: string, waitMs: number): Promise<(() => Promise<void>) | null> => {
  const session = await openSession(databaseUrl);
  // Ending the session releases the lock. Errors are ignored: Postgres may have ended the session already.
  const end = (): Promise<void> => session.end().catch(() => undefined);
  try {
    if (await lockIn(session, name, waitMs)) {
      const heartbeat = setInterval(() => void session.query("SELECT 1").catch(() => undefined), HEARTBEAT_MS);
      heartbeat.unref();
      return async () => {
        clearInterval(heartbeat);
        await end();
      };
    }
  } catch (error) {
    await end();
    throw error;
  }
  await end();
  return null;
};
