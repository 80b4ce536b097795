import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, CollectionBeforeDeleteHook, Payload, PayloadRequest } from "payload";

import { environment } from "../environment";
import { nameError } from "../logging/describe-error";
import type { StoredCollection } from "./bucket-folders";

export type RemoveObject = (collection: StoredCollection, filename: string) => Promise<void>;

const SECOND_MS = 1000;
const FIRST_RETRY_MS = 60 * SECOND_MS;
const LONGEST_RETRY_MS = 6 * 60 * 60 * SECOND_MS;
/** After this time a record that still exists was not deleted after all. */
const GIVEN_UP_MS = 60 * 60 * SECOND_MS;
const SETTLE_EVERY_MS = 60 * SECOND_MS;
const SETTLE_SOON_MS = 2 * SECOND_MS;
const BATCH = 200;

const isStored = (slug: string): slug is StoredCollection => slug === "media" || slug === "entry-photos";

/** Recorded before the record goes and in its transaction: whatever happens then, the object is not forgotten. */
const record = async (store: string, filename: unknown, req: PayloadRequest): Promise<void> => {
  if (environment.s3 === null || !isStored(store) || typeof filename !== "string") return;
  const dueAt = new Date().toISOString();
  // Past Payload's operation, which would take the uploaded file off the request.
  await req.payload.db.create({ collection: "pending-deletions", data: { store, filename, attempts: 0, dueAt }, req });
};

export const recordDeletion: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (environment.s3 === null || !isStored(collection.slug)) return;
  const doc = await req.payload.findByID({ collection: collection.slug, id, depth: 0, disableErrors: true, overrideAccess: true, req });
  await record(collection.slug, doc?.filename, req);
};

/** A new file for a record leaves the former object behind. */
export const recordReplacedFile: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, operation, req }) => {
  if (operation === "update" && req.file !== undefined) await record(collection.slug, originalDoc?.filename, req);
  return data;
};

const removeFromBucket = async (): Promise<RemoveObject | null> => {
  if (environment.s3 === null) return null;
  // Loaded only where it is used: Amazon's client is large.
  const { deleteObject } = await import("./s3-files");
  return deleteObject(environment.s3);
};

let soon: NodeJS.Timeout | null = null;

/** Once for a burst of deletions, after the transaction of the last one. */
export const settleSoon: CollectionAfterDeleteHook = ({ doc, req }) => {
  if (environment.s3 === null) return doc;
  if (soon !== null) clearTimeout(soon);
  soon = setTimeout(() => void settle(req.payload), SETTLE_SOON_MS);
  soon.unref();
  return doc;
};

const settle = async (payload: Payload): Promise<void> => {
  try {
    const remove = await removeFromBucket();
    if (remove !== null) await settleDeletions(payload, remove, new Date());
  } catch (error) {
    payload.logger.error({ err: error }, "Pending deletions could not be read; they are tried again in a minute");
  }
};

/** At the start, and once a minute from now on. */
export const startDeletions = (payload: Payload): void => {
  if (environment.s3 === null) return;
  void settle(payload);
  setInterval(() => void settle(payload), SETTLE_EVERY_MS).unref();
};

type Pending = { id: number; store: StoredCollection; filename: string; attempts: number; createdAt: string };

const retryAfter = (attempts: number): number => Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);

const settleOne = async (
  payload: Payload,
  { id, store, filename, attempts, createdAt }: Pending,
  { remove, now }: { remove: RemoveObject; now: Date },
): Promise<boolean> => {
  const forget = () => payload.delete({ collection: "pending-deletions", id, overrideAccess: true });
  const postpone = (data: { attempts?: number; problem?: string }, ms: number) =>
    payload.update({
      collection: "pending-deletions",
      id,
      data: { ...data, dueAt: new Date(now.getTime() + ms).toISOString() },
      overrideAccess: true,
    });
  const { totalDocs } = await payload.count({ collection: store, where: { filename: { equals: filename } }, overrideAccess: true });
  if (totalDocs > 0) {
    if (now.getTime() - Date.parse(createdAt) > GIVEN_UP_MS) await forget();
    else await postpone({}, FIRST_RETRY_MS);
    return false;
  }
  try {
    await remove(store, filename);
    await forget();
    return true;
  } catch (error) {
    await postpone({ attempts: attempts + 1, problem: nameError(error) }, retryAfter(attempts));
    payload.logger.warn(`The bucket did not delete ${filename} at attempt ${attempts + 1} (${nameError(error)}); it is tried again`);
    return false;
  }
};

/** Deletes what is due. Returns how many objects are gone. */
export const settleDeletions = async (payload: Payload, remove: RemoveObject, now: Date): Promise<number> => {
  const { docs } = await payload.find({
    collection: "pending-deletions",
    where: { dueAt: { less_than_equal: now.toISOString() } },
    sort: "dueAt",
    limit: BATCH,
    depth: 0,
    overrideAccess: true,
  });
  let gone = 0;
  for (const pending of docs) if (await settleOne(payload, pending, { remove, now })) gone += 1;
  return gone;
};
