/**
 * The outbox's tables in the shared database, as `open-database.ts` has them in SQLite, with leases: `leased_by` names the gateway that
 * is sending a row, and stays until the attempt has failed. `unused_photos` names the photos in the bucket that belong to no entry,
 * because the entry is not stored yet or was deleted: triggers keep it exact with every deletion of an entry. `entry_secret` is the key of all
 * keyed hashes, encrypted. A step that has been released never changes.
 */
export const POSTGRES_STEPS: readonly string[] = [
  `
  CREATE TABLE gateway.entries (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    sealed BYTEA NOT NULL,
    photos INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'waiting',
    tries INTEGER NOT NULL DEFAULT 0,
    due_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    reason TEXT,
    early_retry INTEGER NOT NULL DEFAULT 0,
    own_failures INTEGER NOT NULL DEFAULT 0,
    tried_at BIGINT,
    leased_by TEXT,
    leased_until TIMESTAMPTZ
  );
  CREATE INDEX entries_due ON gateway.entries (status, due_at);
  CREATE TABLE gateway.receipts (
    key_digest TEXT PRIMARY KEY,
    body_digest TEXT NOT NULL,
    reference TEXT NOT NULL,
    created_at BIGINT NOT NULL
  );
  CREATE INDEX receipts_body ON gateway.receipts (body_digest, created_at);
  CREATE INDEX receipts_age ON gateway.receipts (created_at);
  CREATE TABLE gateway.family_pages (
    reference TEXT PRIMARY KEY,
    key_hash TEXT NOT NULL,
    sealed BYTEA NOT NULL,
    created_at BIGINT NOT NULL,
    erasure TEXT,
    erase_key BYTEA,
    erase_at BIGINT,
    erase_due_at BIGINT,
    erase_tries INTEGER NOT NULL DEFAULT 0,
    was_sent INTEGER NOT NULL DEFAULT 0
  );
  CREATE INDEX family_pages_erasures ON gateway.family_pages (erase_due_at) WHERE erase_due_at IS NOT NULL;
  CREATE TABLE gateway.picks (
    id TEXT PRIMARY KEY,
    package TEXT NOT NULL,
    is_own INTEGER NOT NULL,
    sequence BIGINT NOT NULL,
    sealed BYTEA NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    due_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    leased_by TEXT,
    leased_until TIMESTAMPTZ
  );
  CREATE INDEX picks_package ON gateway.picks (package);
  CREATE INDEX picks_due ON gateway.picks (is_own, due_at);
  CREATE TABLE gateway.entry_secret (
    only_row BOOLEAN PRIMARY KEY DEFAULT TRUE CHECK (only_row),
    sealed BYTEA NOT NULL
  );
  CREATE TABLE gateway.unused_photos (
    entry_id TEXT PRIMARY KEY,
    photos INTEGER NOT NULL,
    noted_at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
  );
  CREATE INDEX unused_photos_age ON gateway.unused_photos (noted_at);
  CREATE FUNCTION gateway.use_photos() RETURNS TRIGGER LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM gateway.unused_photos WHERE entry_id = NEW.id;
    IF NOT FOUND THEN RAISE EXCEPTION 'the photos of the entry were deleted'; END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER use_photos AFTER INSERT ON gateway.entries FOR EACH ROW WHEN (NEW.photos > 0)
    EXECUTE FUNCTION gateway.use_photos();
  CREATE FUNCTION gateway.note_unused_photos() RETURNS TRIGGER LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO gateway.unused_photos (entry_id, photos) VALUES (OLD.id, OLD.photos) ON CONFLICT (entry_id) DO NOTHING;
    RETURN OLD;
  END $$;
  CREATE TRIGGER note_unused_photos AFTER DELETE ON gateway.entries FOR EACH ROW WHEN (OLD.photos > 0)
    EXECUTE FUNCTION gateway.note_unused_photos();
  `,
];
