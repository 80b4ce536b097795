import { createHash } from "node:crypto";
import { readFile, readdir, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../files/write-atomically";

export interface StoredPicture {
  bytes: Buffer;
  madeAt: number;
}

export interface PictureStore {
  read(key: string): Promise<StoredPicture | null>;
  write(key: string, bytes: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
  /** Deletes what nobody asked for longest, until the store is below its bound again. */
  sweep(): Promise<void>;
}

/** After a sweep so much of the bound is used, so that the next one is not due at once. */
const SWEPT_SHARE = 0.9;

/** Resized pictures under `{dataDir}/media-cache`; a file's access time says when it was last asked for. */
export const createPictureStore = (dataDir: string, maxBytes: number): PictureStore => {
  const root = join(dataDir, "media-cache");
  const pathOf = (key: string): string => {
    const name = createHash("sha256").update(key).digest("hex");
    return join(root, name.slice(0, 2), name);
  };

  return {
    read: async (key) => {
      const path = pathOf(key);
      const bytes = await readFile(path).catch(() => null); // not made yet, or swept
      if (bytes === null) return null;
      const { mtime } = await stat(path);
      await utimes(path, new Date(), mtime);
      return { bytes, madeAt: mtime.getTime() };
    },
    write: (key, bytes) => writeFileAtomically(pathOf(key), bytes),
    remove: (key) => rm(pathOf(key), { force: true }),
    sweep: async () => {
      const files = await listByAge(root);
      let total = files.reduce((sum, { size }) => sum + size, 0);
      if (total <= maxBytes) return;
      for (const { path, size } of files) {
        if (total <= maxBytes * SWEPT_SHARE) return;
        await rm(path, { force: true });
        total -= size;
      }
    },
  };
};

interface AgedFile {
  path: string;
  size: number;
  usedAt: number;
}

const listByAge = async (root: string): Promise<AgedFile[]> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []); // nothing made yet
  const files: AgedFile[] = [];
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => null); // removed meanwhile
    if (stats !== null) files.push({ path, size: stats.size, usedAt: stats.atimeMs });
  }
  return files.sort((a, b) => a.usedAt - b.usedAt);
};
