import { open, rm, utimes, type FileHandle } from "node:fs/promises";
import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { createDiskGuard } from "../lib/disk-guard";
import { listByAge } from "../lib/sweep-folder";
import { writeFileAtomically } from "../lib/write-atomically";

/** A card, open for reading: a sweep meanwhile does not take it from a slow visitor. */
export interface StoredCard {
  handle: Pick<FileHandle, "close"> & { createReadStream(): Readable; readFile(): Promise<Buffer> };
  size: number;
  /** Milliseconds. */
  madeAt: number;
}

export interface CardStore {
  /** The card under this key if it was made since; the caller closes its handle. */
  open(key: string, madeSince: number): Promise<StoredCard | null>;
  /** Evicts what is too old or least recently used first, so that the bound holds at any time; a larger card is not kept. */
  write(key: string, pdf: Buffer, madeAt: number): Promise<void>;
  /** Evicts cards that are too old. */
  sweep(): Promise<void>;
  /** Evicts every card that shows a talent whose mark is named. */
  removeShowing(isGone: (mark: string) => boolean): Promise<void>;
}

export interface CardStoreOptions {
  dataDir: string;
  maxBytes: number;
  /** Milliseconds after which a card is evicted. */
  maxAgeMs: number;
  now: () => number;
  warn: (sentence: string) => void;
}

/** Cards that the disk does not take are kept in memory. */
const MEMORY_BYTES = 32 * 1024 ** 2;

/** Stands for a talent in the names of their cards. Two talents may share one, which evicts a card too many. */
export const talentMark = (talentId: string): string => createHash("sha256").update(talentId).digest("hex").slice(0, 6);

/** `{hash}.{mark}-{mark}….pdf`; a name without marks was written by older code, and shows nobody knows whom. */
const marksIn = (name: string): readonly string[] => /^[0-9a-f]+\.([0-9a-f-]+)/.exec(name)?.[1]?.split("-") ?? [""];

/** Made cards under `{dataDir}/card-cache`, by the hash of everything that is in them and the marks of the talents that they show. */
export const createCardStore = ({ dataDir, maxBytes, maxAgeMs, now, warn }: CardStoreOptions): CardStore => {
  const root = join(dataDir, "card-cache");
  const pathOf = (key: string): string => join(root, `${key}.pdf`);
  const oneAtATime = pLimit(1);
  const guard = createDiskGuard({ sentence: "Comp cards are not kept on disk", warn });
  const memory = new LRUCache<string, { pdf: Buffer; madeAt: number }>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ pdf }) => pdf.length + 1,
  });

  const openInMemory = (key: string, madeSince: number): StoredCard | null => {
    const kept = memory.get(key);
    if (kept === undefined || kept.madeAt < madeSince) return null;
    return {
      handle: { createReadStream: () => Readable.from([kept.pdf]), readFile: async () => kept.pdf, close: async () => undefined },
      size: kept.pdf.length,
      madeAt: kept.madeAt,
    };
  };

  const writeToDisk = async (key: string, { pdf, madeAt }: { pdf: Buffer; madeAt: number }): Promise<void> => {
    await evict(maxBytes - pdf.length);
    await writeFileAtomically(pathOf(key), pdf);
    await utimes(pathOf(key), new Date(), new Date(madeAt)).catch(() => undefined); // deleted with the whole cache after an erasure
  };

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
      const handle = await open(pathOf(key), "r").catch(() => null); // not made yet, or evicted
      if (handle === null) return openInMemory(key, madeSince);
      // Size and date of the open file: the card may be replaced or evicted meanwhile.
      const { size, mtime } = await handle.stat();
      const madeAt = mtime.getTime();
      if (madeAt < madeSince) return handle.close().then(() => openInMemory(key, madeSince));
      await handle.utimes(new Date(), mtime).catch(() => undefined); // a read-only disk: evicted earlier than it should be
      return { handle, size, madeAt };
    },
    write: (key, pdf, madeAt) =>
      oneAtATime(async () => {
        if (pdf.length > maxBytes) return;
        if (!(await guard(() => writeToDisk(key, { pdf, madeAt })))) memory.set(key, { pdf, madeAt });
      }),
    sweep: () => oneAtATime(() => evict(maxBytes)),
    removeShowing: (isGone) =>
      oneAtATime(async () => {
        for (const key of [...memory.keys()]) if (marksIn(key).some(isGone)) memory.delete(key);
        for (const { path } of await listByAge(root)) if (marksIn(basename(path)).some(isGone)) await rm(path, { force: true });
      }),
  };
};
