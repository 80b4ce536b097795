import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { nameError } from "../../src/lib/describe-error";

/** A signed call is valid five minutes before and after its own time, so its nonce is kept twice as long. */
export const NONCE_LIFETIME_MS = 10 * 60_000;

/** 16 calls a second for ten minutes; only calls with a valid signature count. */
export const MAX_NONCES = 10_000;

const BUSY_MS = 2_000;

/** `full`: `maxNonces` calls within ten minutes; `failed`: the file or database cannot be read or written. */
export type NonceResult = "recorded" | "seen" | "full" | "failed";

/** Detects replays of signed calls. */
export interface NonceStore {
  /** Resolves once the nonce is stored; never rejects. */
  record(nonce: string): Promise<NonceResult>;
  close(): void;
}

export interface NonceStoreOptions {
  dataDir: string;
  now: () => number;
  onFailure: (error: string) => void;
  maxNonces?: number;
}

/** In `{dataDir}/nonces.db`, so that a replay is detected after a restart too. */
export const createNonceStore = ({ dataDir, now, onFailure, maxNonces = MAX_NONCES }: NonceStoreOptions): NonceStore => {
  let database: DatabaseSync | null = null;
  const close = (): void => {
    database?.close();
    database = null;
  };

  return {
    /** Resolves after fsync. */
    record: async (nonce) => {
      try {
        database ??= open(dataDir);
        database.prepare("DELETE FROM nonces WHERE seen_at < ?").run(now() - NONCE_LIFETIME_MS);
        const { changes } = database
          .prepare("INSERT INTO nonces (nonce, seen_at) SELECT ?, ? WHERE (SELECT count(*) FROM nonces) < ? ON CONFLICT DO NOTHING")
          .run(nonce, now(), maxNonces);
        if (changes === 1) return "recorded";
        return database.prepare("SELECT 1 FROM nonces WHERE nonce = ?").get(nonce) === undefined ? "full" : "seen";
      } catch (error) {
        close();
        onFailure(nameError(error));
        return "failed";
      }
    },
    close,
  };
};

const open = (dataDir: string): DatabaseSync => {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "nonces.db"), { timeout: BUSY_MS });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
    database.exec("CREATE TABLE IF NOT EXISTS nonces (nonce TEXT PRIMARY KEY, seen_at INTEGER NOT NULL) STRICT");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};
