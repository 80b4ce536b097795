import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";

import { environment } from "../../environment";

/** The folders contain personal data: no address serves them, and backups exclude them. */
const root = (): string => path.join(environment.dataDir, "imports");

/**
 * The two uploads, a line of JSON for each row that the dry run or the import has reached, and the names of the pictures that belong to no
 * row.
 */
export const IMPORT_FILES = {
  table: "table",
  pictures: "pictures.zip",
  plan: "plan.jsonl",
  result: "result.jsonl",
  unmatched: "unmatched.json",
} as const;
export type ImportFile = keyof typeof IMPORT_FILES;

export const importFolder = (id: number): string => path.join(root(), String(id));

export const importFile = (id: number, file: ImportFile): string => path.join(importFolder(id), IMPORT_FILES[file]);

/** Deletes an older folder: a restored database may give its id again. */
export const createImportFolder = async (id: number): Promise<void> => {
  await removeImportFolder(id);
  await mkdir(importFolder(id), { recursive: true, mode: 0o700 });
};

export const removeImportFolder = (id: number): Promise<void> => rm(importFolder(id), { recursive: true, force: true });

export const removeImportFiles = async (id: number, files: readonly ImportFile[]): Promise<void> => {
  for (const file of files) await rm(importFile(id, file), { force: true });
};

/** In bytes; null when the file does not exist. */
export const sizeOfImportFile = async (id: number, file: ImportFile): Promise<number | null> =>
  (await stat(importFile(id, file)).catch(() => null))?.size ?? null;

/** Ids of the imports with a folder on this machine. */
export const importsWithFolder = async (): Promise<number[]> => {
  const names = await readdir(root()).catch(() => []);
  return names.filter((name) => /^\d{1,9}$/.test(name)).map(Number);
};
