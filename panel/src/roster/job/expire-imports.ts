import { readFile } from "node:fs/promises";

import type { CollectionAfterDeleteHook, Payload } from "payload";

import { DAY_MS } from "../../../../src/domain/day";
import { isRecord } from "../../../../src/lib/json";
import { toSlug } from "../../shared/slug";
import { readSheets } from "../table/read-table";
import { importFile, importsWithFolder, removeImportFiles, removeImportFolder, sizeOfImportFile } from "./import-folder";
import { forgetImportOwner } from "./import-owner";
import { deleteImport, isActive, readImport, readImports } from "./import-record";
import { readOutcomes, readUnmatched, rewriteOutcomes } from "./row-lines";

/** Long enough to correct refused rows and to keep the report; not longer, because the files name people. */
export const KEEP_DAYS = 7;

const isExpired = ({ updatedAt }: { updatedAt: string }, now: number): boolean => Date.parse(updatedAt) < now - KEEP_DAYS * DAY_MS;

/** Deletes imports, with their files, a week after their last step, and folders without a record. Runs every hour. */
export const expireImports = async (payload: Payload): Promise<void> => {
  try {
    const records = await readImports(payload);
    const expired = records.filter((record) => isExpired(record, Date.now())).map(({ id }) => id);
    for (const id of expired) {
      await removeImportFolder(id);
      await deleteImport(payload, id);
      await forgetImportOwner(payload, id);
    }
    const known = new Set(records.map(({ id }) => id));
    for (const id of await importsWithFolder()) if (!known.has(id)) await removeImportFolder(id);
  } catch (error) {
    payload.logger.error({ err: error }, "Expired imports could not be deleted; the next attempt is in an hour");
  }
};

type Person = { talent: number; name: string };

/** True for a table that cannot be read, since it may name the person. */
const isInTable = async (id: number, name: string): Promise<boolean> => {
  if ((await sizeOfImportFile(id, "table")) === null) return false;
  try {
    const sheets = await readSheets(await readFile(importFile(id, "table")));
    const cells = sheets.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    return cells.some((cell) => typeof cell === "string" && toSlug(cell) === toSlug(name));
  } catch {
    return true;
  }
};

/** Removes an erased person's row from the report, and deletes a table that names the person, with pictures and plan. */
const eraseFrom = async (id: number, { talent, name }: Person): Promise<void> => {
  if (await isInTable(id, name)) await removeImportFiles(id, ["table", "pictures", "plan"]);
  if ((await readUnmatched(id)).some((path) => toSlug(path).includes(toSlug(name)))) await removeImportFiles(id, ["unmatched"]);
  const outcomes = await readOutcomes(id, "result");
  const kept = outcomes.filter(({ plan, talent: stored }) => stored !== talent && toSlug(plan.name) !== toSlug(name));
  if (kept.length < outcomes.length) await rewriteOutcomes(id, "result", kept);
};

/** Removes an erased talent from the tables, plans and reports of imports too. A running import is cleaned when it ends. */
export const eraseFromImports: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
  const name = isRecord(doc) && typeof doc.name === "string" ? doc.name : "";
  for (const each of await importsWithFolder()) {
    const record = await readImport(req.payload, each);
    if (record === null || !isActive(record)) await eraseFrom(each, { talent: Number(id), name });
  }
  return doc;
};

/** Removes people from a finished import who were erased while it ran. */
export const eraseMissingTalents = async (payload: Payload, id: number): Promise<void> => {
  const { docs } = await payload.db.find<{ id: number }>({ collection: "talents", pagination: false, select: {} });
  const stored = new Set(docs.map((talent) => talent.id));
  for (const { plan, talent } of await readOutcomes(id, "result"))
    if (talent !== null && !stored.has(talent)) await eraseFrom(id, { talent, name: plan.name });
};
