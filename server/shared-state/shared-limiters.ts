import { createHmac } from "node:crypto";
import type { QueryConfig } from "pg";
import { RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { toLimiter, type Limiter, type OpenLimiter } from "../lib/budget";
import { createCircuit } from "../lib/circuit";
import type { SharedDatabase } from "./database";
import { createTables } from "./tables";
import { within } from "./within";

/** A request waits at most this long for the count. */
export const LIMIT_TIMEOUT_MS = 500;

/** Calls are counted in memory for this time after the database did not answer. */
const CIRCUIT = { now: () => performance.now(), maxFailures: 1, openMs: 2_000 };

const SWEEP_MS = 60_000;

/** Unlogged: no commit waits for the disk, no backup of the server has visitors' keys, and a crash of the server empties the table. */
const STEPS = [
  `CREATE UNLOGGED TABLE gateway.limits (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire BIGINT);
   CREATE INDEX limits_expire ON gateway.limits (expire)`,
];

export interface SharedLimitersOptions {
  database: Pick<SharedDatabase, "migrate" | "query">;
  /** The same for all gateways; the table has keyed hashes of visitors' addresses only. */
  secret: string;
  timeoutMs?: number;
}

/** While the database does not answer, each gateway counts for itself, in memory. */
export const createSharedLimiters = ({ database, secret, timeoutMs = LIMIT_TIMEOUT_MS }: SharedLimitersOptions) => {
  const ready = createTables(database, "limits", STEPS);
  // Before the first visitor; the first call repeats a failed attempt.
  void ready().catch(() => undefined);
  const circuit = createCircuit(CIRCUIT);
  const query = async (sql: QueryConfig) => {
    // The driver then closes the connection, which would otherwise stay occupied; its types do not have the option.
    const bounded = { ...sql, query_timeout: timeoutMs };
    const call = () =>
      within(
        timeoutMs,
        ready().then(() => database.query(bounded)),
      );
    const answer = await circuit.attempt(call, () => "answered");
    if (answer === null) throw new Error("the shared database is away");
    return answer;
  };
  const hash = (key: string): string => createHmac("sha256", secret).update(key).digest("base64url");

  const open: OpenLimiter = (name, { calls: points, seconds: duration }): Limiter => {
    const limiter = new RateLimiterPostgres({
      storeClient: { query },
      storeType: "pool",
      schemaName: "gateway",
      tableName: "limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      ...{ points, duration },
      // No more queries for a rejected key until its time has passed.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory({ points, duration, keyPrefix: name }),
    });
    const { take, giveBack } = toLimiter(limiter);
    const inTurn = createTurns();
    return {
      // A flood of one key causes no more queries than its budget: later calls are rejected in memory.
      take: (key, cost) => inTurn(key, () => take(hash(key), cost)),
      giveBack: async (key) => {
        await giveBack(hash(key));
        // The key may be allowed again.
        limiter.deleteInMemoryBlockedAll();
      },
    };
  };

  const sweep = (): void =>
    // The next sweep repeats it.
    void query({ text: "DELETE FROM gateway.limits WHERE expire < $1", values: [Date.now()] }).catch(() => undefined);
  const sweeper = setInterval(sweep, SWEEP_MS);
  sweeper.unref();

  return {
    open,
    /** Whether calls are counted in memory, because the database did not answer. */
    isLocal: circuit.isFailing,
    close: (): void => clearInterval(sweeper),
  };
};

/** Runs the calls of one key one after the other. */
const createTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  return <Value>(key: string, call: () => Promise<Value>): Promise<Value> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(call, call);
    last.set(key, turn);
    const end = (): void => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(end, end);
    return turn;
  };
};

export type SharedLimiters = ReturnType<typeof createSharedLimiters>;
