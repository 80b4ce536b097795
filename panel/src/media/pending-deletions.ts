import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook, Payload, PayloadRequest } from "payload";

import { runIfUnlocked } from "../database/lock";
import { environment } from "../environment";
import { nameError } from "../../../src/lib/describe-error";
import { PAUSES, retryPause } from "../../../src/lib/retries";
import { BUCKET_FOLDERS, type StoredCollection } from "./bucket-folders";

type DeleteObject = (collection: StoredCollection, filename: string) => Promise<void>;

/** A record that still exists after this time was not deleted: its transaction was rolled back. */
const ROLLED_BACK_AFTER_MS = 60 * 60_000;
const DEBOUNCE_MS = 2_000;
const BATCH_SIZE = 200;

const hasBucketFiles = (slug: string): slug is StoredCollection => Object.hasOwn(BUCKET_FOLDERS, slug);

/** Runs in the transaction that deletes the file's record. */
const recordPendingDeletion = async (store: string, filename: unknown, req: PayloadRequest): Promise<void> => {
  if (environment.s3 === null || !hasBucketFiles(store) || typeof filename !== "string") return;
  const dueAt = new Date().toISOString();
  // Uses the database adapter: Payload's own operation would remove the uploaded file from the request.
  await req.payload.db.create({ collection: "pending-deletions", data: { store, filename, attempts: 0, dueAt }, req });
};

export const recordDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (environment.s3 === null || !hasBucketFiles(collection.slug)) return;
  const doc = await req.payload.findByID({ collection: collection.slug, id, depth: 0, disableErrors: true, overrideAccess: true, req });
  await recordPendingDeletion(collection.slug, doc?.filename, req);
};

/** A record that gets a new file leaves the previous one to delete. */
export const recordReplacedFile: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
  if (operation === "update" && req.file !== undefined) await recordPendingDeletion(collection.slug, originalDoc?.filename, req);
  return data;
};

let timer: NodeJS.Timeout | null = null;

/** Debounced, so that the transaction of the last of several deletions has ended. */
export const deleteFromBucketSoon: CollectionAfterDeleteHook = ({ doc, req }) => {
  if (environment.s3 === null) return doc;
  if (timer !== null) clearTimeout(timer);
  timer = setTimeout(() => void deletePendingFiles(req.payload), DEBOUNCE_MS);
  timer.unref();
  return doc;
};

/** Runs every minute, in one panel at a time, also after a deletion: two panels would fail to update the same list. */
export const deletePendingFiles = async (payload: Payload): Promise<void> => {
  const { s3 } = environment;
  if (s3 === null) return;
  try {
    // Imported on demand, since Amazon's client is large.
    const { deleteObject } = await import("./s3-files");
    await runIfUnlocked("job pending-deletions", async () => void (await deleteDueFiles(payload, deleteObject(s3), new Date())));
  } catch (error) {
    payload.logger.error({ err: error }, "Pending deletions could not be read; the next attempt is in a minute");
  }
};

type Pending = { id: number; store: StoredCollection; filename: string; attempts: number; createdAt: string };

const deletePendingFile = async (
  payload: Payload,
  { id, store, filename, attempts, createdAt }: Pending,
  { deleteObject, now }: { deleteObject: DeleteObject; now: Date },
): Promise<boolean> => {
  const removeFromList = () => payload.delete({ collection: "pending-deletions", id, overrideAccess: true });
  const postpone = (data: { attempts?: number; problem?: string }, ms: number) =>
    payload.update({
      collection: "pending-deletions",
      id,
      data: { ...data, dueAt: new Date(now.getTime() + ms).toISOString() },
      overrideAccess: true,
    });
  const { totalDocs } = await payload.count({ collection: store, where: { filename: { equals: filename } }, overrideAccess: true });
  if (totalDocs > 0) {
    if (now.getTime() - Date.parse(createdAt) > ROLLED_BACK_AFTER_MS) await removeFromList();
    else await postpone({}, PAUSES.deletion.firstMs);
    return false;
  }
  try {
    await deleteObject(store, filename);
    await removeFromList();
    return true;
  } catch (error) {
    await postpone({ attempts: attempts + 1, problem: nameError(error) }, retryPause(PAUSES.deletion, attempts));
    payload.logger.warn(`The bucket did not delete ${filename} at attempt ${attempts + 1} (${nameError(error)}); it is retried`);
    return false;
  }
};

/** Returns the number of deleted files. */
export const deleteDueFiles = async (payload: Payload, deleteObject: DeleteObject, now: Date): Promise<number> => {
  const { docs } = await payload.find({
    collection: "pending-deletions",
    where: { dueAt: { less_than_equal: now.toISOString() } },
    sort: "dueAt",
    limit: BATCH_SIZE,
    depth: 0,
    overrideAccess: true,
  });
  let deleted = 0;
  for (const pending of docs) if (await deletePendingFile(payload, pending, { deleteObject, now })) deleted += 1;
  return deleted;
};
