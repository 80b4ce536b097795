import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** After a sweep so much of the bound is used, so that the next one is not due at once. */
const SWEPT_SHARE = 0.9;

/** Deletes the files of a folder that nobody asked for longest, by their access time, until it is below its bound again. */
export const sweepFolder = async (root: string, maxBytes: number): Promise<void> => {
  const files = await listByAge(root);
  let total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= maxBytes) return;
  for (const { path, size } of files) {
    if (total <= maxBytes * SWEPT_SHARE) return;
    await rm(path, { force: true });
    total -= size;
  }
};

export interface AgedFile {
  path: string;
  size: number;
  /** Milliseconds; the access and the modification time. */
  usedAt: number;
  madeAt: number;
}

/** The files of a folder, least recently used first. */
export const listByAge = async (root: string): Promise<AgedFile[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []); // nothing made yet
  const files: AgedFile[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => null); // removed meanwhile
    if (stats !== null) files.push({ path, size: stats.size, usedAt: stats.atimeMs, madeAt: stats.mtimeMs });
  }
  return files.sort((a, b) => a.usedAt - b.usedAt);
};
