import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { failure, success, type Result } from "../../../src/domain/result";
import type { EntryFields, EntryName } from "../../../src/forms/entry-fields";
import { readOrCreateKey } from "../../files/key-file";
import type { EntryRow } from "./entry-rows";
import { createEntryStore } from "./entry-store";
import { openDatabase } from "./open-database";
import { referenceOf } from "./reference";
import { createSeal } from "./seal";
import { createSealedPhotos } from "./sealed-photos";

export interface AcceptedEntry {
  kind: EntryName;
  fields: EntryFields;
  /** JPEG, in the order of `image1` … */
  photos: readonly Buffer[];
}

export interface WaitingEntry extends AcceptedEntry {
  row: EntryRow;
}

/** How a submission may be known again. */
export interface Submission {
  /** The visitor's `Idempotency-Key`. */
  key: string | null;
  /** Everything that was sent, files included; compared by its fingerprint. */
  body: readonly (string | Buffer)[];
}

/** Nothing is kept longer, delivered or not. */
export const KEPT_DAYS = 30;

const DAY_MS = 24 * 60 * 60_000;

/** As long as a browser keeps a draft, and with it a key. */
const RECEIPTS_KEPT_MS = 7 * DAY_MS;

/** A form without a key that is sent twice within this time was sent by a double click or a reload. */
const SAME_BODY_MS = 10 * 60_000;

const ORPHAN_MS = 60 * 60_000;

/** Opens the outbox below the data folder; throws what the disk says. */
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
    /** A signature under the outbox's key. */
    sign: (text: string): string => seal.digest("signature", text),
    /** The reference of a submission that was acknowledged before; fails where its key came with another body. */
    recall: (submission: Submission): Result<string | null, "other-body"> => {
      const { keyDigest, bodyDigest } = digestsOf(submission);
      const known = submission.key === null ? store.receiptOfBody(bodyDigest, now() - SAME_BODY_MS) : store.receiptOfKey(keyDigest);
      if (known !== null && known.body_digest !== bodyDigest) return failure("other-body");
      return success(known?.reference ?? null);
    },
    /** Returns the entry's reference once all of it is on the disk itself. */
    add: async ({ kind, fields, photos: pictures }: AcceptedEntry, submission: Submission): Promise<string> => {
      const id = randomUUID();
      const reference = referenceOf(id);
      try {
        if (pictures.length > 0) await photos.write(id, pictures);
        const sealed = seal.close(Buffer.from(JSON.stringify(fields)), `answers of ${id}`);
        store.insert({ id, reference, kind, sealed, photos: pictures.length, created_at: now() }, digestsOf(submission));
        return reference;
      } catch (error) {
        await photos.remove(id).catch(() => undefined); // what stays is removed as an orphan
        throw error;
      }
    },
    /** The entry in plain; null where key or files are not those it was sealed with. */
    open: async (row: EntryRow): Promise<WaitingEntry | null> => {
      const answers = seal.open(row.sealed, `answers of ${row.id}`);
      const pictures = await photos.read(row.id, row.photos);
      if (answers === null || pictures === null) return null;
      const fields: EntryFields = JSON.parse(answers.toString());
      return { row, kind: row.kind, fields, photos: pictures };
    },
    remove: async (id: string): Promise<void> => {
      store.remove(id);
      await photos.remove(id);
    },
    /** Deletes whatever has been kept for its time, and photos that belong to nothing; returns the references of the deleted entries. */
    clean: async (): Promise<string[]> => {
      const expired = store.expire(now() - KEPT_DAYS * DAY_MS, now() - RECEIPTS_KEPT_MS);
      for (const { id } of expired) await photos.remove(id);
      await photos.removeOrphans((id) => store.knows(id), ORPHAN_MS);
      store.truncateLog();
      return expired.map(({ reference }) => reference);
    },
    close: () => store.close(),
  };
};

export type Outbox = Awaited<ReturnType<typeof openOutbox>>;
