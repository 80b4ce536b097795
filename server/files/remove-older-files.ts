import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Deletes the files of a folder that were written longer ago than this, by this machine's own clock. */
export const removeOlderFiles = async (folder: string, maxAgeMs: number): Promise<void> => {
  const names = await readdir(folder).catch(() => []); // nothing written yet
  for (const name of names) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null); // removed meanwhile
    if (stats?.isFile() && Date.now() - stats.mtimeMs > maxAgeMs) await rm(path, { force: true });
  }
};
