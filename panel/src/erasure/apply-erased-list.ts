import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import type { Payload } from "payload";

import { environment } from "../environment";
import { mediaFolder, privateFolder } from "../media/folders";
import { readUserVersion, reserveIds } from "../store-database";
import { cleanDatabase } from "./erase-hooks";
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
  for (const id of erased) await payload.delete({ collection, id, overrideAccess: true, context: { quiet: true } });
  return erased.length;
};

/** Rows first, which delete their files here or in the bucket, then files that no row names. */
const eraseFiles = async (
  payload: Payload,
  list: ErasedList,
  place: { collection: "media" | "entry-photos"; kind: ErasedKind; folder: string },
): Promise<number> => {
  const { collection, kind, folder } = place;
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, select: { filename: true }, overrideAccess: true });
  const rows = docs.filter(({ filename }) => typeof filename === "string" && list.has(kind, filename));
  for (const { id } of rows) await payload.delete({ collection, id, overrideAccess: true, context: { quiet: true } });
  const names = (await readdir(folder).catch(() => [])).filter((name) => list.has(kind, name)); // no file yet
  for (const name of names) await rm(path.join(folder, name), { force: true });
  return rows.length + names.length;
};

/**
 * Erases again what the list names: after an older backup was restored, or after a crash in the middle of an erasure.
 * Returns how many records and files were there. Called before the first request is answered.
 */
export const applyErasedList = async (payload: Payload): Promise<number> => {
  const { dataDir } = environment;
  const list = await erasedList(dataDir);
  const isClean = (await readUserVersion(payload)) === list.size() + 1;
  await reserveIds(payload, { table: "talents", upTo: list.highestId("talent") });
  await reserveIds(payload, { table: "entries", upTo: list.highestId("entry") });
  const counts = [
    await eraseRecords(payload, list, { collection: "talents", kind: "talent" }),
    await eraseRecords(payload, list, { collection: "entries", kind: "entry" }),
    await eraseFiles(payload, list, { collection: "media", kind: "media", folder: mediaFolder(dataDir) }),
    await eraseFiles(payload, list, { collection: "entry-photos", kind: "entry-photo", folder: privateFolder(dataDir) }),
  ];
  const erased = counts.reduce((sum, count) => sum + count, 0);
  // A database of an earlier version of this panel has free pages that nobody overwrote.
  if (erased > 0 || !isClean) await cleanDatabase(payload);
  return erased;
};
