import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A sweep deletes down to this share of the limit, so that the next one is not due immediately. */
const TARGET_SHARE = 0.9;

/** Deletes the least recently accessed files of a folder when it is above `maxBytes`. */
export const sweepFolder = async (root: string, maxBytes: number): Promise<void> => {
  const files = await listByAge(root);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return;
  for (const { path, size } of files) {
    if (total <= maxBytes * TARGET_SHARE) return;
    await rm(path, { force: true });
    total -= size;
  }
};

export interface AgedFile {
  path: string;
  size: number;
  /** Access time and modification time, in milliseconds. */
  usedAt: number;
  madeAt: number;
}

/** Least recently used first. */
export const listByAge = async (root: string): Promise<AgedFile[]> => {
  const files: AgedFile[] = [];
  for (const path of await listFiles(root)) {
    const stats = await stat(path).catch(() => null); // removed meanwhile
    if (stats !== null) files.push({ path, size: stats.size, usedAt: stats.atimeMs, madeAt: stats.mtimeMs });
  }
  return files.sort((a, b) => a.usedAt - b.usedAt);
};

/** Reads folder by folder, since a recursive `readdir` fails completely when one folder is deleted meanwhile. */
const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []); // missing, or deleted meanwhile
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  for (const { name } of entries.filter((entry) => entry.isDirectory())) files.push(...(await listFiles(join(folder, name))));
  return files;
};
