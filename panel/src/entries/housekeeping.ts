import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import type { PanelEnvironment } from "../environment";
import { BY_RETENTION, cleanDatabase } from "../erasure/erase-hooks";
import { privateFolder } from "../media/folders";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A photo younger than this may belong to an entry that is being written right now. */
const BEING_WRITTEN_MS = 60 * 60 * 1000;

type Keeping = Pick<PanelEnvironment, "dataDir" | "retentionMonths">;

const monthsBefore = (now: Date, months: number): Date => {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() - months);
  // A month before 31 March is the end of February, not 3 March.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date;
};

/** Deletes entries older than the agency keeps them, their photos with them. Returns how many entries went. */
export const deleteOldEntries = async (payload: Payload, keeping: Keeping, now: Date): Promise<number> => {
  const settings = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const limit = monthsBefore(now, settings.retentionMonths ?? keeping.retentionMonths).toISOString();
  // Nobody is signed in when the clock strikes, hence the override here and below.
  const { docs, errors } = await payload.delete({
    collection: "entries",
    where: { createdAt: { less_than: limit } },
    depth: 0,
    overrideAccess: true,
    context: BY_RETENTION,
  });
  if (errors.length > 0) throw new Error(`${errors.length} old entries could not be deleted`);
  return docs.length;
};

const photosWithoutEntry = async (payload: Payload, before: string): Promise<number[]> => {
  const { docs: photos } = await payload.find({
    collection: "entry-photos",
    where: { createdAt: { less_than: before } },
    depth: 0,
    pagination: false,
    select: {},
    overrideAccess: true,
  });
  if (photos.length === 0) return [];
  const { docs: entries } = await payload.find({
    collection: "entries",
    where: { kind: { equals: "getScouted" } },
    depth: 0,
    pagination: false,
    select: { photos: true },
    overrideAccess: true,
  });
  const owned = new Set(entries.flatMap((entry) => entry.photos ?? []));
  return photos.map((photo) => photo.id).filter((id) => !owned.has(id));
};

const filesWithoutPhoto = async (payload: Payload, folder: string, before: number): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  const orphans: string[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs > before) continue;
    const { totalDocs } = await payload.count({
      collection: "entry-photos",
      where: { filename: { equals: name } },
      overrideAccess: true,
    });
    if (totalDocs === 0) orphans.push(file);
  }
  return orphans;
};

/** Deletes photos that no entry owns: what is left when the process was killed while an entry was being written. */
export const deleteOrphanPhotos = async (payload: Payload, keeping: Keeping, now: Date): Promise<number> => {
  const before = now.getTime() - BEING_WRITTEN_MS;
  const ids = await photosWithoutEntry(payload, new Date(before).toISOString());
  for (const id of ids) await payload.delete({ collection: "entry-photos", id, overrideAccess: true });
  const files = await filesWithoutPhoto(payload, privateFolder(keeping.dataDir), before);
  for (const file of files) await rm(file, { force: true });
  return ids.length + files.length;
};

const keepHouse = async (payload: Payload, keeping: Keeping): Promise<void> => {
  try {
    const entries = await deleteOldEntries(payload, keeping, new Date());
    const photos = await deleteOrphanPhotos(payload, keeping, new Date());
    if (entries + photos > 0) await cleanDatabase(payload);
    if (entries + photos > 0) payload.logger.info(`Housekeeping: ${entries} old entries and ${photos} orphan photos deleted`);
  } catch (error) {
    payload.logger.error({ err: error }, "Housekeeping failed; it is tried again tomorrow");
  }
};

/** Once now, without keeping the start waiting, and once a day from now on. */
export const startHousekeeping = (payload: Payload, keeping: Keeping): void => {
  void keepHouse(payload, keeping);
  setInterval(() => void keepHouse(payload, keeping), DAY_MS).unref();
};
