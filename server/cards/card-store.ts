import { open, rm, stat, utimes, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { listByAge } from "../files/sweep-folder";
import { writeFileAtomically } from "../files/write-atomically";

/** A card on disk, open for reading: a sweep meanwhile does not take it from a slow visitor. */
export interface StoredCard {
  handle: FileHandle;
  size: number;
}

export interface CardStore {
  /** The card under this key if it was made since; the caller closes its handle. */
  open(key: string, madeSince: number): Promise<StoredCard | null>;
  /** Evicts what is too old or least recently used first, so that the bound holds at any time; a larger card is not kept. */
  write(key: string, pdf: Buffer, madeAt: number): Promise<void>;
  /** Evicts cards that are too old. */
  sweep(): Promise<void>;
}

export interface CardStoreOptions {
  dataDir: string;
  maxBytes: number;
  /** Milliseconds after which a card is evicted. */
  maxAgeMs: number;
  now: () => number;
}

/** Made cards under `{dataDir}/card-cache`, by the hash of everything that is in them. */
export const createCardStore = ({ dataDir, maxBytes, maxAgeMs, now }: CardStoreOptions): CardStore => {
  const root = join(dataDir, "card-cache");
  const pathOf = (key: string): string => join(root, `${key}.pdf`);
  const oneAtATime = pLimit(1);

  const evict = async (allowedBytes: number): Promise<void> => {
    const files = await listByAge(root);
    let total = files.reduce((sum, { size }) => sum + size, 0);
    for (const { path, size, madeAt } of files) {
      if (total <= allowedBytes && madeAt >= now() - maxAgeMs) continue;
      await rm(path, { force: true });
      total -= size;
    }
  };

  return {
    open: async (key, madeSince) => {
      const path = pathOf(key);
      const stats = await stat(path).catch(() => null); // not made yet, or evicted
      if (stats === null || stats.mtimeMs < madeSince) return null;
      const handle = await open(path, "r").catch(() => null); // evicted in between
      if (handle === null) return null;
      await utimes(path, new Date(), stats.mtime).catch(() => undefined); // likewise
      return { handle, size: stats.size };
    },
    write: (key, pdf, madeAt) =>
      oneAtATime(async () => {
        if (pdf.length > maxBytes) return;
        await evict(maxBytes - pdf.length);
        await writeFileAtomically(pathOf(key), pdf);
        await utimes(pathOf(key), new Date(), new Date(madeAt));
      }),
    sweep: () => oneAtATime(() => evict(maxBytes)),
  };
};
