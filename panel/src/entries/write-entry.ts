import { randomUUID } from "node:crypto";

import type { Payload } from "payload";

import type { Id } from "../contract/content-store";
import type { EntryToSave } from "../contract/entry";
import { environment } from "../environment";
import { erasedList } from "../erasure/erased-list";
import { notifyOfEntry } from "./notify";

const findByKey = async (payload: Payload, idempotencyKey: string): Promise<number | null> => {
  const { docs } = await payload.find({
    collection: "entries",
    where: { idempotencyKey: { equals: idempotencyKey } },
    depth: 0,
    limit: 1,
    select: {},
    overrideAccess: true,
  });
  return docs[0]?.id ?? null;
};

// Random names: phones call their photos alike, and names of files must not tell anything about a child.
const storePhoto = async (payload: Payload, data: Buffer): Promise<number> => {
  const { id } = await payload.create({
    collection: "entry-photos",
    data: {},
    file: { data, mimetype: "image/jpeg", name: `${randomUUID()}.jpg`, size: data.length },
    overrideAccess: true,
  });
  return id;
};

const removePhotos = async (payload: Payload, ids: number[]): Promise<void> => {
  for (const id of ids) {
    await payload
      .delete({ collection: "entry-photos", id, overrideAccess: true })
      .catch((error: unknown) => payload.logger.error({ err: error }, "A photo of a failed entry is left to housekeeping"));
  }
};

const toGender = (text: string | null): "woman" | "man" | null => (text === "woman" || text === "man" ? text : null);

const store = async (payload: Payload, { entry, photos, idempotencyKey }: EntryToSave): Promise<number> => {
  const stored: number[] = [];
  try {
    for (const photo of photos) stored.push(await storePhoto(payload, photo));
    const { id } = await payload.create({
      collection: "entries",
      data: { ...entry, gender: toGender(entry.gender), photos: stored, idempotencyKey, status: "new" },
      depth: 0,
      overrideAccess: true,
    });
    return id;
  } catch (error) {
    await removePhotos(payload, stored);
    throw error;
  }
};

const storeOnce = async (payload: Payload, toSave: EntryToSave): Promise<number> => {
  const { idempotencyKey } = toSave;
  const known = idempotencyKey === null ? null : await findByKey(payload, idempotencyKey);
  if (known !== null) return known;
  // A restored outbox may send once more what was erased since: it is acknowledged, so that it is not tried again.
  if (idempotencyKey !== null && (await erasedList(environment.dataDir)).has("entry-key", idempotencyKey)) return 0;
  try {
    const id = await store(payload, toSave);
    notifyOfEntry(payload, { id, kind: toSave.entry.kind });
    return id;
  } catch (error) {
    // Another process may have stored the same key in between; the unique index then refused this copy.
    const other = idempotencyKey === null ? null : await findByKey(payload, idempotencyKey);
    if (other === null) throw error;
    return other;
  }
};

/**
 * Stores an entry with its photos, or nothing of it. The visitor has no account and no access rule admits them, so this
 * is the one writer that overrides the rules. Requests with the same key, also at the same moment, share one result.
 */
export const createEntryWriter = (payload: Payload): ((entry: EntryToSave) => Promise<{ id: Id }>) => {
  const underWay = new Map<string, Promise<number>>();

  return async (toSave) => {
    const key = toSave.idempotencyKey;
    if (key === null) return { id: await storeOnce(payload, toSave) };
    const running = underWay.get(key) ?? storeOnce(payload, toSave).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return { id: await running };
  };
};
