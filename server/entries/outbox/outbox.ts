import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { failure, success, type Result } from "../../../src/domain/result";
import type { EntryName } from "../../../src/forms/entry-fields";
import type { WireEntry } from "../../../src/upstream/entries/wire-entry";
import { readOrCreateKey } from "../../lib/key-file";
import type { EntryRow } from "./entry-rows";
import { createEntryStore } from "./entry-store";
import { openDatabase } from "./open-database";
import { createSeal } from "./seal";
import { createSealedPhotos } from "./sealed-photos";

export interface AcceptedEntry {
  kind: EntryName;
  /**
   * Stored as the content store takes them: during an upgrade the previous version delivers what this one has stored, and after
   * it the other way round.
   */
  fields: WireEntry;
  /** JPEG, in the order of `image1` … */
  photos: readonly Buffer[];
}

export interface WaitingEntry extends AcceptedEntry {
  row: EntryRow;
}

/** Identifies a submission, to detect a repetition. */
export interface Submission {
  /** The visitor's `Idempotency-Key`. */
  key: string | null;
  /** All answers and the hashes of files; compared by its HMAC. */
  body: readonly (string | Buffer)[];
}

/** Entries are deleted after this time, delivered or not. */
export const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/** A browser keeps a draft, and its idempotency key, for this time. */
const RECEIPTS_KEPT_MS = 7 * DAY_MS;

/** Without an idempotency key, the same body within this time is a double click or a reload. */
const SAME_BODY_MS = 10 * 60_000;

const ORPHAN_MS = 60 * 60_000;

/** Opens the outbox in the data folder; throws storage errors. */
export const openOutbox = async (dataDir: string, now: () => number) => {
  const folder = join(dataDir, "entries");
  await mkdir(join(folder, "photos"), { recursive: true, mode: 0o700 });
  const seal = createSeal(await readOrCreateKey(dataDir, "entries"));
  const photos = createSealedPhotos(join(folder, "photos"), seal);
  const store = createEntryStore(openDatabase(join(folder, "outbox.db")));
  const digestsOf = ({ key, body }: Submission) => {
    const bodyDigest = seal.digest(...body);
    return { bodyDigest, keyDigest: key === null ? seal.digest(randomUUID()) : seal.digest("key", key) };
  };

  return {
    store,
    /** An HMAC with the outbox's key. */
    sign: (text: string): string => seal.digest("signature", text),
    /** The reference of an earlier identical submission, else null; fails when its key was used with another body. */
    findAcknowledged: (submission: Submission): Result<string | null, "other-body"> => {
      const { keyDigest, bodyDigest } = digestsOf(submission);
      const known = submission.key === null ? store.receiptOfBody(bodyDigest, now() - SAME_BODY_MS) : store.receiptOfKey(keyDigest);
      if (known !== null && known.body_digest !== bodyDigest) return failure("other-body");
      return success(known?.reference ?? null);
    },
    /** Returns the entry's reference after fsync. */
    add: async ({ kind, fields, photos: pictures }: AcceptedEntry, submission: Submission): Promise<string> => {
      const id = randomUUID();
      const reference = referenceOf(id);
      try {
        if (pictures.length > 0) await photos.write(id, pictures);
        const sealed = seal.encrypt(Buffer.from(JSON.stringify(fields)), `answers of ${id}`);
        store.insert({ id, reference, kind, sealed, photos: pictures.length, created_at: now() }, digestsOf(submission));
        return reference;
      } catch (error) {
        await photos.remove(id).catch(() => undefined); // `clean` removes the orphan later
        throw error;
      }
    },
    /** Decrypts an entry; null when the key is another one, or files are missing or damaged. */
    open: async (row: EntryRow): Promise<WaitingEntry | null> => {
      const answers = seal.decrypt(row.sealed, `answers of ${row.id}`);
      const pictures = await photos.read(row.id, row.photos);
      if (answers === null || pictures === null) return null;
      const fields: WireEntry = JSON.parse(answers.toString());
      return { row, kind: row.kind, fields, photos: pictures };
    },
    remove: async (id: string): Promise<void> => {
      store.remove(id);
      await photos.remove(id);
    },
    /** Deletes expired entries and receipts, and photos without an entry; returns the references of the deleted entries. */
    clean: async (): Promise<string[]> => {
      const expired = store.expire(now() - KEPT_DAYS * DAY_MS, now() - RECEIPTS_KEPT_MS);
      for (const { id } of expired) await photos.remove(id);
      await photos.removeOrphans((id) => store.has(id), ORPHAN_MS);
      store.truncateLog();
      return expired.map(({ reference }) => reference);
    },
    close: () => store.close(),
  };
};

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/** A visitor quotes the start of the id, `7F3A91C2`. The id is the key under which the panel stores the entry, so its search finds it. */
const referenceOf = (entryId: string): string => entryId.slice(0, 8).toUpperCase();
