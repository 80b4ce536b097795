import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** By the time of their last change and the system clock. */
export const removeOlderFiles = async (folder: string, maxAgeMs: number): Promise<void> => {
  const names = await readdir(folder).catch(() => []); // the folder does not exist yet
  for (const name of names) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null); // removed meanwhile
    if (stats?.isFile() && Date.now() - stats.mtimeMs > maxAgeMs) await rm(path, { force: true });
  }
};
