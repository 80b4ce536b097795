import { type CollectionAfterDeleteHook, type CollectionBeforeDeleteHook, Locked, type Payload, type PayloadRequest } from "payload";

import { isRecord } from "../../../src/lib/json";
import { documentsOfTalent } from "../consents/index";
import { recordTextsNaming } from "./texts-of-erased";
import { cleanDatabase } from "./clean-database";
import type { ErasedRecord } from "./erased-list";
import { mediaOfTalent, mediaOnlyOfTalent } from "../media/media-in-use";
import { addErased } from "./share-erased-list";

/** Context of deletions by the retention job. They are not recorded as erasures: after a restore, the job deletes the entries again. */
export const BY_RETENTION = { byRetention: true };

/** Context of deletions after which the caller deletes the media that nothing uses any more. */
export const KEEPS_MEDIA = { keepsMedia: true };

const LOCK_MS = 5 * 60_000;
const CLEAN_AFTER_MS = 500;

/** Payload checks the locks of other users after this hook, which would already have recorded the erasure. */
const rejectLocked = async (collection: "talents" | "entries", id: number, req: PayloadRequest): Promise<void> => {
  if (req.payloadAPI !== "REST" || req.query.overrideLock === "true" || req.query.overrideLock === true) return;
  const { docs } = await req.payload.find({
    collection: "payload-locked-documents",
    where: {
      and: [
        { "document.relationTo": { equals: collection } },
        { "document.value": { equals: id } },
        { updatedAt: { greater_than: new Date(Date.now() - LOCK_MS).toISOString() } },
      ],
    },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  const owner = docs[0]?.user.value;
  if (owner !== undefined && owner !== req.user?.id) throw new Locked(`Document with ID ${id} is currently locked and cannot be deleted.`);
};

const highestIdOf = async (collection: "talents" | "entries", req: PayloadRequest): Promise<number | null> => {
  const { docs } = await req.payload.find({ collection, sort: "-id", limit: 1, depth: 0, select: {}, overrideAccess: true, req });
  return docs[0]?.id ?? null;
};

let cleaningTimer: NodeJS.Timeout | null = null;

/** Cleans the database once after several deletions, when the transaction of the last one has ended; retries while the database is busy. */
const cleanSoon = (payload: Payload): void => {
  if (cleaningTimer !== null) clearTimeout(cleaningTimer);
  cleaningTimer = setTimeout(() => {
    cleaningTimer = null;
    cleanDatabase(payload).catch((error: unknown) => {
      payload.logger.warn(
        `The database's free pages still contain deleted rows (${error instanceof Error ? error.name : "error"}); retrying`,
      );
      cleanSoon(payload);
    });
  }, CLEAN_AFTER_MS);
  cleaningTimer.unref();
};

const fileNames = async (ids: readonly number[], req: PayloadRequest): Promise<string[]> => {
  const { docs } = await req.payload.find({
    collection: "media",
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { filename: true },
    overrideAccess: true,
    req,
  });
  return docs.flatMap(({ filename }) => (typeof filename === "string" ? [filename] : []));
};

/** The name of a file that stays, since another record shows it, may contain the talent's. Without hooks: the site does not know the name. */
const removeOriginalNames = async (ids: readonly number[], req: PayloadRequest): Promise<void> => {
  if (ids.length === 0) return;
  await req.payload.db.updateMany({ collection: "media", where: { id: { in: ids } }, data: { originalName: null }, req });
};

/**
 * Adds a talent, the files that only it uses and its consents' documents to the erased list before the deletion: after a crash, the next
 * start finishes it.
 */
export const listErasedTalent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const talentId = Number(id);
  await rejectLocked("talents", talentId, req);
  const pictures = await mediaOfTalent(talentId, req);
  const media = req.context.keepsMedia === true ? [] : await mediaOnlyOfTalent(pictures, { talentId, req });
  const files = (await fileNames(media, req)).map((name): ErasedRecord => ({ kind: "media", id: name, highestId: null }));
  const documents = (await documentsOfTalent(talentId, req)).map((name): ErasedRecord => ({
    kind: "consent-document",
    id: name,
    highestId: null,
  }));
  await recordTextsNaming(talentId, req);
  const talent: ErasedRecord = { kind: "talent", id: String(talentId), highestId: await highestIdOf("talents", req) };
  await addErased(req.payload, [...files, ...documents, talent]);
  req.context[`media of talent ${talentId}`] = media;
  await removeOriginalNames(pictures, req);
};

/** Payload itself has deleted the talent's versions. */
export const deleteMediaOfTalent: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const media: unknown = req.context[`media of talent ${id}`];
  for (const mediaId of Array.isArray(media) ? media : []) {
    // Access to delete the talent includes its files. A context argument here would change the context of the whole request.
    await req.payload.delete({ collection: "media", id: mediaId, overrideAccess: true, req });
  }
  cleanSoon(req.payload);
  return doc;
};

/** Adds an entry, its photos and its idempotency key to the erased list, unless the retention job deletes it. */
export const listErasedEntry: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.byRetention === true) return;
  const entryId = Number(id);
  await rejectLocked("entries", entryId, req);
  const entry = await req.payload.findByID({ collection: "entries", id: entryId, depth: 1, overrideAccess: true, req });
  const photos = (entry.photos ?? []).flatMap((photo) =>
    typeof photo === "object" && typeof photo.filename === "string" ? [photo.filename] : [],
  );
  await addErased(req.payload, [
    ...photos.map((name): ErasedRecord => ({ kind: "entry-photo", id: name, highestId: null })),
    ...(typeof entry.idempotencyKey === "string" ? [{ kind: "entry-key", id: entry.idempotencyKey, highestId: null } as const] : []),
    { kind: "entry", id: String(entryId), highestId: await highestIdOf("entries", req) },
  ]);
};

export const deletePhotosOfEntry: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const photos: unknown[] = Array.isArray(doc.photos) ? doc.photos : [];
  for (const photo of photos) {
    const id = isRecord(photo) ? photo.id : photo;
    if (typeof id !== "number") continue;
    // Access to delete the entry includes its photos; no role may delete a photo alone.
    await req.payload.delete({ collection: "entry-photos", id, overrideAccess: true, req });
  }
  return doc;
};

export const cleanAfterEntry: CollectionAfterDeleteHook = ({ doc, req }) => {
  cleanSoon(req.payload);
  return doc;
};
