import { mkdirSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { errorCode } from "../../src/lib/error-code";
import { requireWritable } from "../lib/require-writable";

/** A signed call is valid five minutes before and after its own time, so its nonce is kept twice as long. */
export const NONCE_LIFETIME_MS = 10 * 60_000;

/** 16 calls a second for ten minutes; only calls with a valid signature count. */
export const MAX_NONCES = 10_000;

const BUSY_MS = 2_000;

/** `full`: `maxNonces` calls within ten minutes; `failed`: the file or database cannot be read or written. */
export type NonceResult = "recorded" | "seen" | "full" | "failed";

/** Records the nonces of signed calls, so that a replay is detected. */
export interface NonceStore {
  /** Resolves once the nonce is stored; never rejects. */
  record(nonce: string): Promise<NonceResult>;
  close(): void;
}

export interface NonceStoreOptions {
  dataDir: string;
  now: () => number;
  /** Called with the error code of the database. */
  onFailure: (code: string) => void;
  maxNonces?: number;
}

/** Nonces in `{dataDir}/nonces.db`, so that a replay is detected after a restart too. */
export const createNonceStore = ({ dataDir, now, onFailure, maxNonces = MAX_NONCES }: NonceStoreOptions): NonceStore => {
  let database: Database.Database | null = null;
  const close = (): void => {
    database?.close();
    database = null;
  };

  return {
    /** After fsync. */
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
        onFailure(errorCode(error));
        return "failed";
      }
    },
    close,
  };
};

const open = (dataDir: string): Database.Database => {
  mkdirSync(dataDir, { recursive: true });
  requireWritable(dataDir);
  const database = new Database(join(dataDir, "nonces.db"), { timeout: BUSY_MS });
  try {
    database.pragma("journal_mode = WAL");
    database.pragma("synchronous = FULL");
    database.exec("CREATE TABLE IF NOT EXISTS nonces (nonce TEXT PRIMARY KEY, seen_at INTEGER NOT NULL) STRICT");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};
