import { nameError } from "../../src/lib/describe-error";
import { within } from "../shared-state/within";
import type { SharedDatabase } from "../shared-state/database";
import { createTables } from "../shared-state/tables";
import { MAX_NONCES, NONCE_LIFETIME_MS, type NonceStore, type NonceStoreOptions } from "./nonce-store";

/** The content store repeats a call that was refused. */
const RECORD_MS = 3_000;

/** The clocks of two gateways may differ by this time. */
const CLOCK_TOLERANCE_MS = 60_000;

export const SHARED_NONCE_LIFETIME_MS = NONCE_LIFETIME_MS + CLOCK_TOLERANCE_MS;

const STEPS = [
  `CREATE TABLE gateway.nonces (nonce TEXT PRIMARY KEY, seen_at BIGINT NOT NULL);
   CREATE INDEX nonces_seen_at ON gateway.nonces (seen_at)`,
];
const PRUNE = "DELETE FROM gateway.nonces WHERE seen_at < $1";
const INSERT =
  "INSERT INTO gateway.nonces (nonce, seen_at) SELECT $1, $2 WHERE (SELECT count(*) FROM gateway.nonces) < $3 ON CONFLICT DO NOTHING";

export interface SharedNonceStoreOptions extends Omit<NonceStoreOptions, "dataDir" | "onFailure"> {
  database: SharedDatabase;
  /** Called with the error's name and code. */
  onFailure: (error: string) => void;
}

/** In the shared database, so that a call cannot be replayed at another gateway. While it is away, every call is refused. */
export const createSharedNonceStore = ({ database, now, onFailure, maxNonces = MAX_NONCES }: SharedNonceStoreOptions): NonceStore => {
  const ready = createTables(database, "nonces", STEPS);

  const insert = async (nonce: string): Promise<"recorded" | "seen" | "full"> => {
    await ready();
    await database.query(PRUNE, [now() - SHARED_NONCE_LIFETIME_MS]);
    const { rowCount } = await database.query(INSERT, [nonce, now(), maxNonces]);
    if (rowCount === 1) return "recorded";
    const { rows } = await database.query("SELECT 1 FROM gateway.nonces WHERE nonce = $1", [nonce]);
    return rows.length === 0 ? "full" : "seen";
  };

  return {
    record: (nonce) =>
      within(RECORD_MS, insert(nonce)).catch((error: unknown) => {
        onFailure(nameError(error));
        return "failed";
      }),
    close: () => undefined,
  };
};
