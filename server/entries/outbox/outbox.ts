import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "../../../src/domain/day";
import type { AcceptedEntry, ReceivedEntry } from "../../../src/domain/entry";
import { failure, success, type Result } from "../../../src/domain/result";
import type { EntryName } from "../../../src/forms/entry-fields";
import { keyFile, readOrCreateKey } from "../../../src/lib/key-file";
import type { EntryRow, FamilyPageRow } from "./entry-rows";
import { createEntryTable, type EntryTable } from "./entry-table";
import { openDatabase } from "./open-database";
import type { OutboxSql } from "./outbox-sql";
import { createPhotoFiles, type PhotoStorage } from "./photo-files";
import { createPickTable } from "./pick-table";
import { createFamilyPageTable, type FamilyPageTable } from "./family-page-table";
import { createSeal, type Seal } from "./seal";
import { createSealedPhotos, type SealedPhotos } from "./sealed-photos";
import { createSqliteSql } from "./sqlite-sql";

export interface EntryToKeep {
  entry: ReceivedEntry;
  /** JPEG, in the order of `image1` … */
  photos: readonly Buffer[];
}

export interface WaitingEntry {
  row: EntryRow;
  entry: AcceptedEntry;
  photos: readonly Buffer[];
}

/** Identifies a submission, to detect a repetition. */
export interface Submission {
  /** The visitor's `Idempotency-Key`. */
  key: string | null;
  /** All answers and the hashes of files; compared by its HMAC. */
  body: readonly (string | Buffer)[];
}

/** The response to an accepted form: both open the page of the entry. */
export interface Acknowledged {
  reference: string;
  key: string;
}

/** For the family's page. */
export interface EntryDetails {
  kind: EntryName;
  photos: number;
}

/** Entries are deleted after this time, delivered or not. */
export const KEPT_DAYS = 30;

/** A browser keeps a draft, and its idempotency key, for this time. */
const RECEIPTS_KEPT_MS = 7 * DAY_MS;

/** Without an idempotency key, the same body within this time is a double click or a reload. */
const SAME_BODY_MS = 10 * 60_000;

/** The family's page works for longer than the content store keeps entries by default (12 months). */
const FAMILY_PAGES_KEPT_MS = 400 * DAY_MS;

/** A delivery that was in progress when its entry was erased ends within this time, and then needs the key. */
const ERASE_KEYS_KEPT_MS = DAY_MS;

/** Opens the outbox in the data folder; throws storage errors. */
export const openOutbox = async (dataDir: string, now: () => number): Promise<Outbox> => {
  const folder = join(dataDir, "entries");
  await mkdir(join(folder, "photos"), { recursive: true, mode: 0o700 });
  const seal = createSeal(await readOrCreateKey(keyFile(dataDir, "entries")));
  const sql = createSqliteSql(openDatabase(join(folder, "outbox.db")));
  return createOutbox({ sql, photoStorage: createPhotoFiles(join(folder, "photos")), seal, now });
};

interface OutboxParts {
  sql: OutboxSql;
  photoStorage: PhotoStorage;
  seal: Seal;
  now: () => number;
}

export const createOutbox = ({ sql, photoStorage, seal, now }: OutboxParts) => {
  const entries = createEntryTable(sql);
  const familyPages = createFamilyPageTable(sql);
  const picks = createPickTable(sql, seal);
  const photos = createSealedPhotos(photoStorage, seal);
  /** Ids of the entries that this process is sending. */
  const sending = new Set<string>();
  /** Running attempts of this process to send an erasure to the content store, by reference. */
  const erasing = new Map<string, Promise<void>>();
  const digestsOf = ({ key, body }: Submission) => {
    const bodyDigest = seal.digest(...body);
    return { bodyDigest, keyDigest: key === null ? seal.digest(randomUUID()) : seal.digest("key", key) };
  };

  /**
   * Without an idempotency key, uses the reference and the keyed hash of the body, which the receipt stores, so that a repetition
   * gets the same access key.
   */
  const accessKeyOf = (submission: Submission, reference: string): string =>
    seal.accessKey(submission.key ?? `${reference} ${digestsOf(submission).bodyDigest}`);

  return {
    entries,
    familyPages,
    picks,
    sending,
    erasing,
    /** An HMAC with the outbox's key. */
    sign: (text: string): string => seal.digest("signature", text),
    /** The response to an earlier identical submission, else null; fails when its key was used with another body. */
    findAcknowledged: async (submission: Submission): Promise<Result<Acknowledged | null, "other-body">> => {
      const { keyDigest, bodyDigest } = digestsOf(submission);
      const known = await (submission.key === null
        ? entries.receiptOfBody(bodyDigest, now() - SAME_BODY_MS)
        : entries.receiptOfKey(keyDigest));
      if (known !== null && known.body_digest !== bodyDigest) return failure("other-body");
      if (known === null) return success(null);
      const { reference } = known;
      return success({ reference, key: accessKeyOf(submission, reference) });
    },
    /** Resolves once the entry is durable; rejects with `DuplicateRowError` when its key was used before. */
    add: async ({ entry, photos: pictures }: EntryToKeep, submission: Submission): Promise<Acknowledged> => {
      const id = randomUUID();
      const reference = referenceOf(id);
      try {
        if (pictures.length > 0) await photos.write(id, pictures);
        const key = accessKeyOf(submission, reference);
        const keyHash = hashOf(key);
        const accepted: AcceptedEntry = { ...entry, accessKeyHash: keyHash };
        const sealed = seal.encrypt(Buffer.from(JSON.stringify(accepted)), `entry ${id}`);
        const { kind } = entry;
        const details: EntryDetails = { kind, photos: pictures.length };
        const familyPage = { keyHash, sealed: seal.encrypt(Buffer.from(JSON.stringify(details)), `family page ${reference}`) };
        await entries.insert(
          { id, reference, kind, sealed, photos: pictures.length, created_at: now() },
          digestsOf(submission),
          familyPage,
        );
        return { reference, key };
      } catch (error) {
        await photos.discard(id).catch(() => undefined); // `clean` removes them later
        throw error;
      }
    },
    /** Null when the key or the format is another one, or when files are missing or damaged. */
    open: async (row: EntryRow): Promise<WaitingEntry | null> => {
      const sealed = seal.decrypt(row.sealed, `entry ${row.id}`);
      const pictures = await photos.read(row.id, row.photos);
      if (sealed === null || pictures === null) return null;
      const entry: AcceptedEntry = JSON.parse(sealed.toString());
      return { row, entry, photos: pictures };
    },
    /** Deletes a delivered entry; returns whether it was still there. */
    remove: async (id: string): Promise<boolean> => {
      const removed = await entries.remove(id);
      await photos.remove(id);
      return removed > 0;
    },
    ...createFamilyAccess({ entries, familyPages, seal, photos, sending, now }),
    /** Deletes expired entries and receipts, and photos without an entry; returns the references of the deleted entries. */
    clean: async (): Promise<string[]> => {
      const expired = await entries.expire(now() - KEPT_DAYS * DAY_MS, now() - RECEIPTS_KEPT_MS);
      for (const { id } of expired) await photos.remove(id);
      await familyPages.expire(now() - FAMILY_PAGES_KEPT_MS, now() - ERASE_KEYS_KEPT_MS);
      await picks.expire(now() - KEPT_DAYS * DAY_MS);
      await photos.removeUnused(entries.has);
      await entries.truncateLog();
      return expired.map(({ reference }) => reference);
    },
    close: sql.close,
  };
};

interface FamilyParts {
  entries: EntryTable;
  familyPages: FamilyPageTable;
  seal: Seal;
  photos: SealedPhotos;
  sending: ReadonlySet<string>;
  now: () => number;
}

const createFamilyAccess = ({ entries, familyPages, seal, photos, sending, now }: FamilyParts) => ({
  /** The entry that an access key opens; null for an unknown reference and for another key. Takes the same time for both. */
  findFamilyPage: async (reference: string, key: string): Promise<FamilyPageRow | null> => {
    const row = await familyPages.find(reference);
    const given = Buffer.from(hashOf(key));
    return timingSafeEqual(given, Buffer.from(row?.key_hash ?? NO_HASH)) ? row : null;
  },
  /** Null when it was encrypted with another key. */
  detailsOf: ({ reference, sealed }: FamilyPageRow): EntryDetails | null => {
    const details = seal.decrypt(sealed, `family page ${reference}`);
    return details === null ? null : JSON.parse(details.toString());
  },
  /** Deletes the entry from the outbox and records the erasure, both in one transaction. */
  requestErasure: async (reference: string, key: string): Promise<void> => {
    const id = (await entries.find(reference))?.id;
    const eraseKey = seal.encrypt(Buffer.from(key), `key of ${reference}`);
    await familyPages.requestErasure(reference, { at: now(), eraseKey, isBeingSent: id !== undefined && sending.has(id) });
    await entries.truncateLog();
    if (id !== undefined) await photos.remove(id);
  },
  /** Null when it was encrypted with another key. */
  eraseKeyOf: ({ reference, eraseKey }: FamilyPageRow): string | null => seal.decrypt(eraseKey, `key of ${reference}`)?.toString() ?? null,
});

export type Outbox = ReturnType<typeof createOutbox>;

/** SHA-256 in hexadecimal digits, as the content store and the outbox store it. */
const hashOf = (key: string): string => createHash("sha256").update(key).digest("hex");

/** Equals no hash. */
const NO_HASH = "-".repeat(64);

/** A visitor quotes the start of the id, `7F3A91C2`. The id is the key under which the panel stores the entry, so its search finds it. */
const referenceOf = (entryId: string): string => entryId.slice(0, 8).toUpperCase();
