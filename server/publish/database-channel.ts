import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { nameError } from "../../src/lib/describe-error";
import { writeFileAtomically } from "../lib/write-atomically";
import { within } from "../shared-state/within";
import type { SharedDatabase } from "../shared-state/database";
import { createTables } from "../shared-state/tables";
import { createWakeLoop } from "../lib/wake-loop";
import { mergePublications, readPublication, UNKNOWN_PUBLICATION } from "./publication";
import type { ChannelOptions, ChannelState, PublicationChannel } from "./publication-channel";

/** A lost notification delays a publication by this time. */
const POLL_MS = 3_000;
const RETRY_MS = 1_000;

/** Limit of each step of the listening connection: when the server does not answer, the gateway connects again. */
const STEP_MS = 2_000;

/** The content store repeats an announcement that was refused. */
const ANNOUNCE_MS = 3_000;

/** A gateway that was off for longer refreshes everything. The rows contain ids of erased talents, so they are not kept longer. */
const KEPT = "7 days";

/** Rows become visible in the order of their numbers, since one gateway at a time inserts. */
const INSERT_LOCK = 7_246_102;

const STEPS = [
  `CREATE TABLE gateway.publications (
     number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     gateway UUID NOT NULL,
     at TIMESTAMPTZ NOT NULL DEFAULT now(),
     publication JSONB NOT NULL
   )`,
];
const INSERT = "INSERT INTO gateway.publications (gateway, publication) VALUES ($1, $2)";
const PRUNE = `DELETE FROM gateway.publications
  WHERE at < now() - interval '${KEPT}' AND number < (SELECT max(number) FROM gateway.publications)`;
const RANGE = `SELECT coalesce(min(number), 1)::float8 AS oldest, coalesce(max(number), 0)::float8 AS newest FROM gateway.publications`;
const READ = "SELECT number::float8 AS number, gateway, publication FROM gateway.publications WHERE number > $1 ORDER BY number LIMIT 1000";

interface Range {
  oldest: number;
  newest: number;
}

interface Row {
  number: number;
  gateway: string;
  publication: unknown;
}

export interface DatabaseChannelOptions extends ChannelOptions {
  database: SharedDatabase;
}

/**
 * A channel between gateways on the shared database: numbered rows. A notification announces a new row, and the listening connection also
 * polls every few seconds. `{dataDir}/.publication-number` has the last number that was handled.
 */
export const createDatabaseChannel = ({ database, dataDir, onPublished, warn }: DatabaseChannelOptions): PublicationChannel => {
  const gateway = randomUUID();
  const ready = createTables(database, "publications", STEPS);
  const position = createPosition(dataDir, warn);
  const failures = createFailureWarning(warn);
  let client: Client | null = null;
  let state: ChannelState = "away";
  let hasBeenAway = false;

  const listen = async (): Promise<Client> => {
    const opened = await connect(database.url, () => {
      state = "listening";
      loop.wake();
    });
    client = opened;
    opened.on("end", () => {
      if (client !== opened) return;
      drop();
      loop.wake();
    });
    const { rows } = await opened.query<Range>(RANGE);
    const range = rows[0] ?? { oldest: 1, newest: 0 };
    const found = await position.find(range, hasBeenAway);
    if (found === "missed") await onPublished(UNKNOWN_PUBLICATION);
    if (found !== "known") await position.set(range.newest);
    state = "listening";
    return opened;
  };

  const drop = (): void => {
    // It rejects when the connection is broken already.
    void client?.end().catch(() => undefined);
    client = null;
    state = "away";
    hasBeenAway = true;
  };

  /** Handles new rows. Rows found without a notification mean that notifications do not arrive. */
  const check = async (isTimed: boolean): Promise<void> => {
    const wasListening = client !== null;
    const opened = client ?? (await listen());
    const { rows } = await opened.query<Row>(READ, [position.number()]);
    const last = rows.at(-1);
    if (last === undefined) return;
    if (isTimed && wasListening) state = "polling";
    const ofOthers = rows.filter((row) => row.gateway !== gateway).map(({ publication }) => readPublication(publication));
    if (ofOthers.length > 0) await onPublished(mergePublications(ofOthers));
    await position.set(last.number);
  };

  const loop = createWakeLoop(async (isTimed) => {
    try {
      await ready();
      await check(isTimed);
      failures.end();
      return POLL_MS;
    } catch (error) {
      failures.begin(error);
      drop();
      return RETRY_MS;
    }
  });

  const insert = (publication: unknown): Promise<void> =>
    database.transaction(async (connection) => {
      // Otherwise a gateway that is stopped here would keep the lock.
      await connection.query(`SET LOCAL idle_in_transaction_session_timeout = ${ANNOUNCE_MS}`);
      await connection.query("SELECT pg_advisory_xact_lock($1)", [INSERT_LOCK]);
      await connection.query(INSERT, [gateway, JSON.stringify(publication)]);
      await connection.query(PRUNE);
      await connection.query("NOTIFY gateway_publications");
    });

  return {
    announce: (publication) =>
      within(
        ANNOUNCE_MS,
        ready().then(() => insert(publication)),
      ),
    start: loop.start,
    stop: loop.stop,
    close: async () => {
      await loop.drain();
      drop();
    },
    state: () => state,
  };
};

const connect = async (url: string, onNotification: () => void): Promise<Client> => {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: STEP_MS,
    query_timeout: STEP_MS,
    keepAlive: true,
    application_name: "agency-gateway-listener",
  });
  // After an error the connection also emits `end`.
  client.on("error", () => undefined);
  client.on("notification", onNotification);
  try {
    await client.connect();
    await client.query("LISTEN gateway_publications");
    return client;
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
};

/** Keeps the number of the last handled row in a file, so that a gateway that was off handles the rows it missed. */
const createPosition = (dataDir: string, warn: (sentence: string) => void) => {
  const file = join(dataDir, ".publication-number");
  let number: number | null = null;

  const set = async (next: number): Promise<void> => {
    number = next;
    await writeFileAtomically(file, String(next)).catch((error: unknown) =>
      warn(`After a restart this gateway may refresh its content once more, because ${file} cannot be written: ${nameError(error)}`),
    );
  };

  const readNumber = async (): Promise<number | null> => {
    const text = await readFile(file, "utf8").catch(() => ""); // the first start
    return /^\d{1,15}$/.test(text) ? Number(text) : null;
  };

  return {
    number: () => number,
    set,
    /**
     * To be called after connecting. `first`: the first start. `missed`: rows were deleted before they were handled, the database is
     * another one, or it was away at the first start.
     */
    find: async ({ oldest, newest }: Range, hasBeenAway: boolean): Promise<"known" | "first" | "missed"> => {
      number ??= await readNumber();
      if (number === null && !hasBeenAway) return "first";
      return number !== null && number >= oldest - 1 && number <= newest ? "known" : "missed";
    },
  };
};

/** Warns once while the database does not answer. */
const createFailureWarning = (warn: (sentence: string) => void) => {
  let hasFailed = false;
  return {
    begin: (error: unknown): void => {
      if (!hasFailed) warn(`Publications of other gateways arrive late, because the shared database does not answer: ${nameError(error)}`);
      hasFailed = true;
    },
    end: (): void => {
      hasFailed = false;
    },
  };
};
