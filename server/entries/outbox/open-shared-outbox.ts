import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { SharedStateSettings } from "../../../src/config/environment";
import { createBucket } from "../../shared-state/bucket";
import { createSharedDatabase, type SharedDatabase } from "../../shared-state/database";
import { EntryKeysError, readEntryKeys, type EntryKeys, type EntryKeySource } from "./entry-keys";
import { createOutbox, type Outbox } from "./outbox";
import { createPhotoObjects } from "./photo-objects";
import { POSTGRES_STEPS } from "./postgres-schema";
import { createPostgresSql } from "./postgres-sql";
import { createDigests, createKeyRing, keyIdIn, keyIdOf } from "./seal";
import { orSharedStorageError } from "./storage-failure";

export interface SharedOutboxOptions {
  shared: SharedStateSettings;
  keys: EntryKeySource;
  now: () => number;
  warn: (sentence: string) => void;
}

const SECRET_BYTES = 32;
const SECRET_LABEL = "secret of keyed hashes";

/** A server that has stopped does not answer the end of a connection. */
const CLOSE_MS = 2_000;

/** Rejects with storage errors, and with `EntryKeysError` when the keys are missing. */
export const openSharedOutbox = async ({ shared, keys: source, now, warn }: SharedOutboxOptions): Promise<Outbox> => {
  const keys = await readEntryKeys(source);
  const database = createSharedDatabase({ url: shared.databaseUrl, warn });
  const bucket = createBucket(shared.bucket);
  const close = async (): Promise<void> => {
    bucket.close();
    await Promise.race([database.close(), delay(CLOSE_MS, undefined, { ref: false })]);
  };
  try {
    await orSharedStorageError(database.migrate("entries", POSTGRES_STEPS));
    const secret = await readSecret(database, keys);
    const sql = { ...createPostgresSql(database), close };
    return createOutbox({
      sql,
      photoStorage: createPhotoObjects(bucket, database),
      seal: { ...createKeyRing(keys), ...createDigests(secret) },
      now,
    });
  } catch (error) {
    await close();
    throw error;
  }
};

/**
 * The key of keyed hashes, the same for all gateways and through every change of `ENTRIES_KEY`: receipts, the access keys of families,
 * tickets and the ids of picks depend on it. It is created once, and stored encrypted with the first key.
 */
const readSecret = async (database: SharedDatabase, keys: EntryKeys): Promise<Buffer> => {
  const ring = createKeyRing(keys);
  const fresh = ring.encrypt(randomBytes(SECRET_BYTES), SECRET_LABEL);
  const query = (sql: string, values: unknown[] = []) => orSharedStorageError(database.query<{ sealed: Buffer }>(sql, values));
  await query("INSERT INTO gateway.entry_secret (sealed) VALUES ($1) ON CONFLICT DO NOTHING", [fresh]);
  const { rows } = await query("SELECT sealed FROM gateway.entry_secret");
  const sealed = rows[0]?.sealed ?? fresh;
  const secret = ring.decrypt(sealed, SECRET_LABEL);
  if (secret === null) throw new EntryKeysError(`key-${keyIdIn(sealed)}-is-not-given`);
  if (keyIdIn(sealed) !== keyIdOf(keys[0]))
    await query("UPDATE gateway.entry_secret SET sealed = $1 WHERE sealed = $2", [ring.encrypt(secret, SECRET_LABEL), sealed]);
  return secret;
};
