import { type CollectionAfterDeleteHook, type CollectionBeforeDeleteHook, Locked, type Payload, type PayloadRequest } from "payload";

import { environment } from "../environment";
import { removeDeletedRows, writeUserVersion } from "../store-database";
import { noteTextsNaming } from "../mentions/texts-of-erased";
import { type ErasedRecord, erasedList } from "./erased-list";
import { mediaOfTalent, mediaOfTalentAlone } from "./media-in-use";

/** Put into the context of deletions that are no erasure: what retention deletes once, it deletes again after a restore. */
export const BY_RETENTION = { byRetention: true };

const LOCKED_FOR_MS = 5 * 60_000;
const CLEAN_AFTER_MS = 500;

/** Payload asks for other people's locks only after this hook, when the id would stand in the list already. */
const refuseLocked = async (collection: "talents" | "entries", id: number, req: PayloadRequest): Promise<void> => {
  if (req.payloadAPI !== "REST" || req.query.overrideLock === "true" || req.query.overrideLock === true) return;
  const { docs } = await req.payload.find({
    collection: "payload-locked-documents",
    where: {
      and: [
        { "document.relationTo": { equals: collection } },
        { "document.value": { equals: id } },
        { updatedAt: { greater_than: new Date(Date.now() - LOCKED_FOR_MS).toISOString() } },
      ],
    },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  const user = docs[0]?.user.value;
  if (user !== undefined && user !== req.user?.id) throw new Locked(`Document with ID ${id} is currently locked and cannot be deleted.`);
};

const highestIdOf = async (collection: "talents" | "entries", req: PayloadRequest): Promise<number | null> => {
  const { docs } = await req.payload.find({ collection, sort: "-id", limit: 1, depth: 0, select: {}, overrideAccess: true, req });
  return docs[0]?.id ?? null;
};

let cleaning: NodeJS.Timeout | null = null;

/** Once for a burst of deletions, after the transaction of the last one; a database that is busy is tried again. */
const cleanSoon = (payload: Payload): void => {
  if (cleaning !== null) clearTimeout(cleaning);
  cleaning = setTimeout(() => {
    cleaning = null;
    cleanDatabase(payload).catch((error: unknown) => {
      payload.logger.warn(
        `Deleted rows are still in the database's free pages: ${error instanceof Error ? error.name : "error"}; trying again`,
      );
      cleanSoon(payload);
    });
  }, CLEAN_AFTER_MS);
  cleaning.unref();
};

/** The database's number is the length of the list whose rows it is clean of; a start compares them. */
export const cleanDatabase = async (payload: Payload): Promise<void> => {
  const { size } = await erasedList(environment.dataDir);
  const erased = size();
  await writeUserVersion(payload, 0);
  await removeDeletedRows(payload);
  await writeUserVersion(payload, erased + 1);
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

/** Lists a talent and the files that only it uses before anything is deleted: a crash in between is finished by the next start. */
export const listErasedTalent: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const talentId = Number(id);
  await refuseLocked("talents", talentId, req);
  const media = await mediaOfTalentAlone(await mediaOfTalent(talentId, req), { talentId, req });
  const files = (await fileNames(media, req)).map((name): ErasedRecord => ({ kind: "media", id: name, highestId: null }));
  await noteTextsNaming(talentId, req);
  const list = await erasedList(environment.dataDir);
  await list.add([...files, { kind: "talent", id: String(talentId), highestId: await highestIdOf("talents", req) }]);
  req.context[`media of talent ${talentId}`] = media;
};

/** Deletes the files of an erased talent; its versions and preferences went with it. */
export const deleteMediaOfTalent: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const media: unknown = req.context[`media of talent ${id}`];
  for (const mediaId of Array.isArray(media) ? media : []) {
    // Deleting the talent is what was allowed, hence the override. A context of its own would be written into the shared request.
    await req.payload.delete({ collection: "media", id: mediaId, overrideAccess: true, req });
  }
  cleanSoon(req.payload);
  return doc;
};

/** Lists an entry that somebody deletes by hand, with its photos and the key it was sent with. */
export const listErasedEntry: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.byRetention === true) return;
  const entryId = Number(id);
  await refuseLocked("entries", entryId, req);
  const entry = await req.payload.findByID({ collection: "entries", id: entryId, depth: 1, overrideAccess: true, req });
  const photos = (entry.photos ?? []).flatMap((photo) =>
    typeof photo === "object" && typeof photo.filename === "string" ? [photo.filename] : [],
  );
  const list = await erasedList(environment.dataDir);
  await list.add([
    ...photos.map((name): ErasedRecord => ({ kind: "entry-photo", id: name, highestId: null })),
    ...(typeof entry.idempotencyKey === "string" ? [{ kind: "entry-key", id: entry.idempotencyKey, highestId: null } as const] : []),
    { kind: "entry", id: String(entryId), highestId: await highestIdOf("entries", req) },
  ]);
};

export const cleanAfterEntry: CollectionAfterDeleteHook = ({ doc, req }) => {
  cleanSoon(req.payload);
  return doc;
};
