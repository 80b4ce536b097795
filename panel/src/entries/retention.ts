import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { monthsBefore } from "../../../src/domain/day";
import { type PanelEnvironment } from "../environment";
import { BY_RETENTION } from "../erasure/index";
import { privateFolder } from "../media/data-folders";

/** A younger photo may belong to an entry that is being stored. */
const MIN_ORPHAN_AGE_MS = 60 * 60 * 1000;

type RetentionOptions = Pick<PanelEnvironment, "dataDir" | "retentionMonths">;

/** With their photos. Resolves to the number of entries. */
export const deleteExpiredEntries = async (payload: Payload, options: RetentionOptions, now: Date): Promise<number> => {
  const settings = await payload.findGlobal({ slug: "settings", overrideAccess: true });
  const limit = monthsBefore(now, settings.retentionMonths ?? options.retentionMonths).toISOString();
  // A job has no signed-in user; therefore it overrides the access rules, here and below.
  const { docs, errors } = await payload.delete({
    collection: "entries",
    where: { createdAt: { less_than: limit } },
    depth: 0,
    overrideAccess: true,
    context: BY_RETENTION,
  });
  if (errors.length > 0) throw new Error(`${errors.length} expired entries could not be deleted`);
  return docs.length;
};

const findPhotosWithoutEntry = async (payload: Payload, before: string): Promise<number[]> => {
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

const hasRecord = async (payload: Payload, filename: string): Promise<boolean> => {
  for (const collection of ["entry-photos", "consent-documents"] as const) {
    const { totalDocs } = await payload.count({ collection, where: { filename: { equals: filename } }, overrideAccess: true });
    if (totalDocs > 0) return true;
  }
  return false;
};

const findFilesWithoutRecord = async (payload: Payload, folder: string, before: number): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  const orphans: string[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs > before) continue;
    if (!(await hasRecord(payload, name))) orphans.push(file);
  }
  return orphans;
};

/** Photos without an entry remain when the process is killed while it stores an entry. Resolves to the number of deleted photos. */
export const deleteOrphanPhotos = async (payload: Payload, options: RetentionOptions, now: Date): Promise<number> => {
  const before = now.getTime() - MIN_ORPHAN_AGE_MS;
  const ids = await findPhotosWithoutEntry(payload, new Date(before).toISOString());
  for (const id of ids) await payload.delete({ collection: "entry-photos", id, overrideAccess: true });
  const files = await findFilesWithoutRecord(payload, privateFolder(options.dataDir), before);
  for (const file of files) await rm(file, { force: true });
  return ids.length + files.length;
};
