import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { reserveIds } from "../database/sql";
import { environment } from "../environment";
import { mediaFolder, privateFolder } from "../media/data-folders";
import { SKIP_ANNOUNCEMENT } from "../publication/index";
import { cleanDatabase, isDatabaseClean } from "./clean-database";
import { type ErasedKind, type ErasedList, erasedList } from "./erased-list";

const idsOf = async (payload: Payload, collection: "talents" | "entries"): Promise<number[]> => {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, select: {}, overrideAccess: true });
  return docs.map(({ id }) => id);
};

const eraseRecords = async (
  payload: Payload,
  list: ErasedList,
  { collection, kind }: { collection: "talents" | "entries"; kind: ErasedKind },
): Promise<number> => {
  const erased = (await idsOf(payload, collection)).filter((id) => list.has(kind, id));
  for (const id of erased) await payload.delete({ collection, id, overrideAccess: true, context: SKIP_ANNOUNCEMENT });
  return erased.length;
};

/** Deletes records, whose files Payload deletes with them, and then files without a record. */
const eraseFiles = async (
  payload: Payload,
  list: ErasedList,
  { collection, kind, folder }: { collection: "media" | "entry-photos" | "consent-documents"; kind: ErasedKind; folder: string },
): Promise<number> => {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, select: { filename: true }, overrideAccess: true });
  const records = docs.filter(({ filename }) => typeof filename === "string" && list.has(kind, filename));
  for (const { id } of records) await payload.delete({ collection, id, overrideAccess: true, context: SKIP_ANNOUNCEMENT });
  const names = (await readdir(folder).catch(() => [])).filter((name) => list.has(kind, name)); // the folder does not exist before the first file
  for (const name of names) await rm(path.join(folder, name), { force: true });
  return records.length + names.length;
};

/**
 * Erases the records in the list again: after an older backup was restored, or a crash interrupted an erasure.
 * Returns the number of erased records and files. Runs before the first request is answered.
 */
export const applyErasedList = async (payload: Payload): Promise<number> => {
  const { dataDir } = environment;
  const list = await erasedList(dataDir);
  const isClean = await isDatabaseClean(payload);
  await reserveIds(payload, { table: "talents", upTo: list.highestId("talent") });
  await reserveIds(payload, { table: "entries", upTo: list.highestId("entry") });
  const counts = [
    await eraseRecords(payload, list, { collection: "talents", kind: "talent" }),
    await eraseRecords(payload, list, { collection: "entries", kind: "entry" }),
    await eraseFiles(payload, list, { collection: "media", kind: "media", folder: mediaFolder(dataDir) }),
    await eraseFiles(payload, list, { collection: "entry-photos", kind: "entry-photo", folder: privateFolder(dataDir) }),
    await eraseFiles(payload, list, { collection: "consent-documents", kind: "consent-document", folder: privateFolder(dataDir) }),
  ];
  const erased = counts.reduce((sum, count) => sum + count, 0);
  // A crash may have happened between an erasure and its cleaning.
  if (erased > 0 || !isClean) await cleanDatabase(payload);
  return erased;
};
