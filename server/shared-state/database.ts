import { setTimeout as delay } from "node:timers/promises";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { nameError } from "../../src/lib/describe-error";

/** A request of a visitor waits at most this long for a connection. */
const CONNECT_MS = 2_000;

const STATEMENT_MS = 5_000;
const CONNECTIONS = 8;

/** One number for all gateways: only one of them migrates at a time. */
const MIGRATION_LOCK = 7_246_101;

const CREATE_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS gateway;
  CREATE TABLE IF NOT EXISTS gateway.migrations (module TEXT NOT NULL, step INTEGER NOT NULL, PRIMARY KEY (module, step));
`;

export interface SharedDatabaseOptions {
  url: string;
  warn: (sentence: string) => void;
  pool?: Pick<PoolConfig, "max" | "connectionTimeoutMillis" | "statement_timeout">;
}

/**
 * The PostgreSQL database of all gateways; its tables are in the schema `gateway`. Opens connections when they are needed, so it can
 * be created while the server is away. Every call rejects with the driver's error then.
 */
export const createSharedDatabase = ({ url, warn, pool: limits }: SharedDatabaseOptions) => {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // The statement's limit does not detect a server that answers nothing, for example a stopped one.
    query_timeout: STATEMENT_MS + CONNECT_MS,
    application_name: "agency-gateway",
    ...limits,
  });
  // Without a listener, an idle connection that the server closes would end the process.
  pool.on("error", (error) => warn(`A connection to the shared database was closed: ${nameError(error)}`));

  /** Commits, or rolls back and rejects when `work` rejects. */
  const transaction = async <Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> => {
    const client = await pool.connect();
    // Without a listener, a connection that the server closes between two statements would end the process; the next statement rejects.
    const ignore = (): void => undefined;
    client.on("error", ignore);
    try {
      await client.query("BEGIN");
      const value = await work(client);
      await client.query("COMMIT");
      client.release();
      return value;
    } catch (error) {
      // After a failed rollback the connection is not used again.
      const isBroken = await client.query("ROLLBACK").then(
        () => false,
        () => true,
      );
      client.release(isBroken);
      throw error;
    } finally {
      client.removeListener("error", ignore);
    }
  };

  return {
    pool,
    url,
    query: pool.query.bind(pool),
    transaction,
    /**
     * Runs the steps of a module that did not run yet, in order, one gateway at a time. A step that has been released never changes:
     * during an upgrade the previous version works with the tables that the next one has migrated.
     */
    migrate: (module: string, steps: readonly string[]): Promise<void> =>
      transaction(async (client) => {
        await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
        await client.query(CREATE_SCHEMA);
        const { rows } = await client.query<{ step: number }>("SELECT step FROM gateway.migrations WHERE module = $1", [module]);
        const done = new Set(rows.map(({ step }) => step));
        for (const [step, sql] of steps.entries()) {
          if (done.has(step)) continue;
          await client.query(sql);
          await client.query("INSERT INTO gateway.migrations (module, step) VALUES ($1, $2)", [module, step]);
        }
      }),
    /** Waits at most `CONNECT_MS` for a server that answers nothing. */
    close: async (): Promise<void> => {
      if (!pool.ending) await Promise.race([pool.end(), delay(CONNECT_MS, undefined, { ref: false })]);
    },
  };
};

export type SharedDatabase = ReturnType<typeof createSharedDatabase>;
