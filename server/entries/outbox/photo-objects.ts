import type { Bucket } from "../../shared-state/bucket";
import type { SharedDatabase } from "../../shared-state/database";
import type { PhotoStorage } from "./photo-files";
import { orSharedStorageError } from "./storage-failure";

const PREFIX = "entries/photos";

const UNUSED_SECONDS = 60 * 60;

const keyOf = (entryId: string, number: number): string => `${PREFIX}/${entryId}/${number}.sealed`;

/**
 * Photos in the bucket, one object each. Objects without an entry are noted in the database before they are written and in the
 * transaction that deletes an entry, so that none is forgotten and the bucket is never listed.
 */
export const createPhotoObjects = (bucket: Bucket, database: Pick<SharedDatabase, "query">): PhotoStorage => {
  const query = async (sql: string, values: readonly unknown[]): Promise<{ entry_id: string; photos: number }[]> =>
    (await orSharedStorageError(database.query<{ entry_id: string; photos: number }>(sql, [...values]))).rows;

  const removeNoted = async ({ entry_id, photos }: { entry_id: string; photos: number }): Promise<void> => {
    await orSharedStorageError(bucket.remove(Array.from({ length: photos }, (_, index) => keyOf(entry_id, index + 1))));
    await query("DELETE FROM gateway.unused_photos WHERE entry_id = $1", [entry_id]);
  };

  return {
    write: async (entryId, sealed) => {
      await query("INSERT INTO gateway.unused_photos (entry_id, photos) VALUES ($1, $2)", [entryId, sealed.length]);
      await orSharedStorageError(Promise.all(sealed.map((photo, index) => bucket.put(keyOf(entryId, index + 1), photo))));
    },
    read: (entryId, number) => orSharedStorageError(bucket.get(keyOf(entryId, number))),
    remove: async (entryId) => {
      const noted = await query("SELECT entry_id, photos FROM gateway.unused_photos WHERE entry_id = $1", [entryId]);
      for (const note of noted) await removeNoted(note).catch(() => undefined); // `removeUnused` does it later
    },
    // When the connection ended during the commit, the entry may be stored. If it is not, `removeUnused` deletes the photos.
    discard: async () => undefined,
    removeUnused: async () => {
      const noted = await query(
        "SELECT entry_id, photos FROM gateway.unused_photos WHERE noted_at < clock_timestamp() - make_interval(secs => $1)",
        [UNUSED_SECONDS],
      );
      for (const note of noted) await removeNoted(note);
    },
  };
};
