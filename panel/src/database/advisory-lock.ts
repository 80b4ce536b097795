import { createHash } from "node:crypto";

import pg from "pg";

import { environment } from "../environment";

/** Postgres ends the session of a panel that is frozen or cut off, and so frees its locks. */
const SILENCE_MS = 30_000;
const HEARTBEAT_MS = 5_000;
const CONNECT_MS = 10_000;

/** SQLSTATE of a statement that waited for longer than `lock_timeout`. */
const LOCK_NOT_AVAILABLE = "55P03";

/** Another panel has held the lock for longer than the caller waits. */
export class LockTimeout extends Error {}

/** Whether several panels may use the store at once. SQLite has one panel, which needs no lock. */
export const hasSeveralPanels = (): boolean => environment.databaseUrl !== null;

/** The 64 bits that Postgres knows a lock by. The gateways may use locks of their own in the same database. */
const keyOf = (name: string): string => createHash("sha256").update(`panel:${name}`).digest().readBigInt64BE().toString();

const isLockTimeout = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === LOCK_NOT_AVAILABLE;

/** A session of its own, so that no lock waits for a free connection of Payload's pool, or keeps one from it. */
const openSession = async (connectionString: string): Promise<pg.Client> => {
  const session = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true, application_name: "panel lock" });
  session.on("error", () => undefined); // the next query on the session rejects
  await session.connect();
  return session;
};

/** `null` when the lock is taken and `waitMs` is null. */
const takeLock = async (session: pg.Client, name: string, waitMs: number | null): Promise<boolean> => {
  // Locks of a transaction, not of a session: they also work through a pooler that shares sessions between transactions.
  await session.query("BEGIN");
  await session.query(`SET LOCAL idle_in_transaction_session_timeout = ${SILENCE_MS}`);
  await session.query("SET LOCAL statement_timeout = 0");
  if (waitMs === null) {
    const { rows } = await session.query<{ taken: boolean }>("SELECT pg_try_advisory_xact_lock($1) AS taken", [keyOf(name)]);
    return rows[0]?.taken === true;
  }
  await session.query(`SET LOCAL lock_timeout = ${Number.isFinite(waitMs) ? Math.max(1, Math.trunc(waitMs)) : 0}`);
  await session.query("SELECT pg_advisory_xact_lock($1)", [keyOf(name)]);
  return true;
};

/** Runs the work while the session holds the lock. Returns null without running it when the lock is taken. */
const runHolding = async <Result>(
  databaseUrl: string,
  { name, waitMs }: { name: string; waitMs: number | null },
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> => {
  const session = await openSession(databaseUrl);
  try {
    if (!(await takeLock(session, name, waitMs))) return null;
    const heartbeat = setInterval(() => void session.query("SELECT 1").catch(() => undefined), HEARTBEAT_MS);
    heartbeat.unref();
    try {
      return { result: await work() };
    } finally {
      clearInterval(heartbeat);
    }
  } finally {
    // The end of the session frees the lock. A session that Postgres has ended already has nothing to end.
    await session.end().catch(() => undefined);
  }
};

/**
 * Runs the work while no other panel runs work under the same name; at once with SQLite. The lock ends with the work or with the
 * process, at the latest 30 s after the process stops responding.
 *
 * @param waitMs How long to wait for another panel; without it, for as long as that panel works.
 * @throws LockTimeout after `waitMs`
 */
export const withLock = async <Result>(name: string, work: () => Promise<Result>, waitMs = Infinity): Promise<Result> => {
  const { databaseUrl } = environment;
  if (databaseUrl === null) return work();
  let isHeld = false;
  try {
    const held = await runHolding(databaseUrl, { name, waitMs }, () => {
      isHeld = true;
      return work();
    });
    if (held === null) throw new LockTimeout(name);
    return held.result;
  } catch (error) {
    // The work itself may fail with the same code.
    throw !isHeld && isLockTimeout(error) ? new LockTimeout(`Another panel holds the lock "${name}"`) : error;
  }
};

/** Runs the work unless another panel runs work under the same name. Returns whether it has run. */
export const runIfUnlocked = async (name: string, work: () => Promise<void>): Promise<boolean> => {
  const { databaseUrl } = environment;
  if (databaseUrl !== null) return (await runHolding(databaseUrl, { name, waitMs: null }, work)) !== null;
  await work();
  return true;
};
