import { createHash } from "node:crypto";
import { readFile, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { sweepFolder } from "../files/sweep-folder";
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
    sweep: () => sweepFolder(root, maxBytes),
  };
};
