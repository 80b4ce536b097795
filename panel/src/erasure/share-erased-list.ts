import type { Payload } from "payload";

import { hasSeveralPanels } from "../database/lock";
import { environment } from "../environment";
import { erasedList, type ErasedKind, type ErasedRecord, isLine } from "./erased-list";

const PREFIX = "erased:";

const readShared = async (payload: Payload) => {
  const { docs } = await payload.db.find<{ key: string; data: unknown }>({
    collection: "payload-kv",
    where: { key: { like: PREFIX } },
    pagination: false,
  });
  return docs.flatMap(({ key, data }) => (key.startsWith(PREFIX) && isLine(data) ? [data] : []));
};

/**
 * Exchanges the erased list with the other panels of the store through Postgres. Each panel keeps the whole list in its own folder: it
 * completes the list of a database that was restored from an older backup.
 */
export const shareErasedList = async (payload: Payload): Promise<void> => {
  if (!hasSeveralPanels()) return;
  const list = await erasedList(environment.dataDir);
  const shared = await readShared(payload);
  await list.merge(shared);
  const known = new Set(shared.map(({ hash }) => hash));
  for (const line of list.lines()) if (!known.has(line.hash)) await payload.kv.set(`${PREFIX}${line.hash}`, line);
};

/** The job of every minute. */
export const repeatSharing = async (payload: Payload): Promise<void> => {
  try {
    await shareErasedList(payload);
  } catch (error) {
    payload.logger.error({ err: error }, "The list of erased people could not be shared between panels; the next attempt is in a minute");
  }
};

/** Resolves when the records are on disk. The other panels read them now or within a minute. */
export const addErased = async (payload: Payload, records: readonly ErasedRecord[]): Promise<void> => {
  await (await erasedList(environment.dataDir)).add(records);
  await repeatSharing(payload);
};

/** In this panel or another one. */
export const isErased = async (payload: Payload, kind: ErasedKind, id: string | number): Promise<boolean> => {
  const list = await erasedList(environment.dataDir);
  return list.has(kind, id) || (hasSeveralPanels() && (await payload.kv.has(`${PREFIX}${list.reference(kind, id)}`)));
};
