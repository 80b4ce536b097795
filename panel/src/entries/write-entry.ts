import { randomUUID } from "node:crypto";

import type { Payload } from "payload";

import { canSendLinks, initialConfirmation } from "./initial-confirmation";
import { keepWording } from "../consents/index";
import type { Id } from "../contract/content-store";
import type { EntryToSave } from "../contract/entry";
import { environment } from "../environment";
import { isErased } from "../erasure/index";
import { sendEntryNotification } from "./notification-mail";

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

// A random name: phones reuse names, and a file name must not reveal anything about a child.
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
      .catch((error: unknown) =>
        payload.logger.error({ err: error }, "A photo of a failed entry could not be deleted; the daily job deletes it"),
      );
  }
};

const toGender = (text: string | null): "woman" | "man" | null => (text === "woman" || text === "man" ? text : null);

const storeEntry = async (payload: Payload, toSave: EntryToSave): Promise<number> => {
  const { entry, photos, idempotencyKey, accessKeyHash = null, locale = null, selection = [] } = toSave;
  const photoIds: number[] = [];
  try {
    for (const photo of photos) photoIds.push(await storePhoto(payload, photo));
    const { id } = await payload.create({
      collection: "entries",
      data: {
        ...entry,
        gender: toGender(entry.gender),
        photos: photoIds,
        idempotencyKey,
        accessKeyHash,
        locale,
        selection: selection.length === 0 ? null : selection,
        confirmation: initialConfirmation(entry, { canSend: canSendLinks(environment), now: new Date() }),
        status: "new",
      },
      depth: 0,
      overrideAccess: true,
    });
    return id;
  } catch (error) {
    await removePhotos(payload, photoIds);
    throw error;
  }
};

const storeOnce = async (payload: Payload, toSave: EntryToSave): Promise<number> => {
  const { idempotencyKey } = toSave;
  const storedId = idempotencyKey === null ? null : await findByKey(payload, idempotencyKey);
  if (storedId !== null) return storedId;
  // A restored outbox may send an erased entry again: it is acknowledged without being stored, so that it is not retried.
  if (idempotencyKey !== null && (await isErased(payload, "entry-key", idempotencyKey))) return 0;
  try {
    // First, so that no entry names a wording that is missing.
    if (toSave.wording) await keepWording(payload, toSave.wording);
    const id = await storeEntry(payload, toSave);
    sendEntryNotification(payload, { id, kind: toSave.entry.kind });
    return id;
  } catch (error) {
    // Another process may have stored the same key meanwhile; then the unique index rejected this copy.
    const otherId = idempotencyKey === null ? null : await findByKey(payload, idempotencyKey);
    if (otherId === null) throw error;
    return otherId;
  }
};

/**
 * Stores an entry with its photos, or nothing. Overrides the access rules, because visitors have no account and no rule allows them to
 * write. Requests with the same idempotency key share one result, parallel ones too.
 */
export const createEntryWriter = (payload: Payload): ((entry: EntryToSave) => Promise<{ id: Id }>) => {
  const inProgress = new Map<string, Promise<number>>();

  return async (toSave) => {
    const key = toSave.idempotencyKey;
    if (key === null) return { id: await storeOnce(payload, toSave) };
    const running = inProgress.get(key) ?? storeOnce(payload, toSave).finally(() => inProgress.delete(key));
    inProgress.set(key, running);
    return { id: await running };
  };
};
