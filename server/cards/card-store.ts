import { open, stat, utimes, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { sweepFolder } from "../files/sweep-folder";
import { writeFileAtomically } from "../files/write-atomically";

/** A card on disk, open for reading: a sweep meanwhile does not take it from a slow visitor. */
export interface StoredCard {
  handle: FileHandle;
  size: number;
}

export interface CardStore {
  /** The card under this key if it was made since; the caller closes its handle. */
  open(key: string, madeSince: number): Promise<StoredCard | null>;
  write(key: string, pdf: Buffer, madeAt: number): Promise<void>;
  sweep(): Promise<void>;
}

/** Made cards under `{dataDir}/card-cache`, by the hash of everything that is in them. */
export const createCardStore = (dataDir: string, maxBytes: number): CardStore => {
  const root = join(dataDir, "card-cache");
  const pathOf = (key: string): string => join(root, `${key}.pdf`);

  return {
    open: async (key, madeSince) => {
      const path = pathOf(key);
      const stats = await stat(path).catch(() => null); // not made yet, or swept
      if (stats === null || stats.mtimeMs < madeSince) return null;
      const handle = await open(path, "r").catch(() => null); // swept in between
      if (handle === null) return null;
      await utimes(path, new Date(), stats.mtime).catch(() => undefined); // likewise
      return { handle, size: stats.size };
    },
    write: async (key, pdf, madeAt) => {
      await writeFileAtomically(pathOf(key), pdf);
      await utimes(pathOf(key), new Date(), new Date(madeAt));
    },
    sweep: () => sweepFolder(root, maxBytes),
  };
};
