import { DatabaseSync } from "node:sqlite";

const BUSY_MS = 5_000;

/**
 * `entries` contains waiting entries and dead letters. `receipts` contains acknowledged submissions, so that a repeated
 * submission gets the first response even after the delivery. `family_pages` contains, for each entry whose family has a page, the hash
 * of its access key and the erasure that was requested. `picks` contains clients' answers on the talents of a package, one row for each
 * package, person and talent, of which `id` and `package` are keyed hashes. Visitors' answers are in the encrypted column `sealed` only.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    sealed BLOB NOT NULL,
    photos INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'waiting',
    tries INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    reason TEXT,
    early_retry INTEGER NOT NULL DEFAULT 0,
    own_failures INTEGER NOT NULL DEFAULT 0,
    tried_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS entries_due ON entries (status, due_at);
  CREATE TABLE IF NOT EXISTS receipts (
    key_digest TEXT PRIMARY KEY,
    body_digest TEXT NOT NULL,
    reference TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS receipts_body ON receipts (body_digest, created_at);
  CREATE INDEX IF NOT EXISTS receipts_age ON receipts (created_at);
  CREATE TABLE IF NOT EXISTS family_pages (
    reference TEXT PRIMARY KEY,
    key_hash TEXT NOT NULL,
    sealed BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    erasure TEXT,
    erase_key BLOB,
    erase_at INTEGER,
    erase_due_at INTEGER,
    erase_tries INTEGER NOT NULL DEFAULT 0,
    was_sent INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS family_pages_erasures ON family_pages (erase_due_at) WHERE erase_due_at IS NOT NULL;
  CREATE TABLE IF NOT EXISTS picks (
    id TEXT PRIMARY KEY,
    package TEXT NOT NULL,
    is_own INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    sealed BLOB NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS picks_package ON picks (package);
  CREATE INDEX IF NOT EXISTS picks_due ON picks (is_own, due_at);
`;

/** A commit returns after fsync. Throws storage errors. */
export const openDatabase = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    database.exec(SCHEMA);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};
