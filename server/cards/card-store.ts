import { open, rm, utimes, type FileHandle } from "node:fs/promises";
import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { createDiskGuard } from "../lib/disk-guard";
import { listByAge } from "../lib/sweep-folder";
import { writeFileAtomically } from "../lib/write-atomically";

/** An open file, so that a slow download completes even when a sweep deletes the card. */
export interface StoredCard {
  handle: Pick<FileHandle, "close"> & { createReadStream(): Readable; readFile(): Promise<Buffer> };
  size: number;
  /** Milliseconds. */
  madeAt: number;
}

export interface CardStore {
  /** The card of this key if it is newer than `madeSince`; the caller closes its handle. */
  open(key: string, madeSince: number): Promise<StoredCard | null>;
  /** First evicts old and least recently used cards, so that the limit always holds; a larger card is not stored. */
  write(key: string, pdf: Buffer, madeAt: number): Promise<void>;
  /** Evicts cards that are too old, and the least recently used ones above the limit. */
  sweep(): Promise<void>;
  removeShowing(isEvicted: (mark: string) => boolean): Promise<void>;
}

export interface CardStoreOptions {
  dataDir: string;
  maxBytes: number;
  maxAgeMs: number;
  now: () => number;
  warn: (sentence: string) => void;
}

/** Cards that cannot be written to disk are kept in memory. */
const MEMORY_BYTES = 32 * 1024 ** 2;

/** A hash of a talent's id, in the names of their cards. Two talents may have the same, which evicts one card too many. */
export const talentMark = (talentId: string): string => createHash("sha256").update(talentId).digest("hex").slice(0, 6);

/** `{hash}.{mark}-{mark}….pdf`; a file of any other name counts as showing an unknown talent. */
const marksIn = (name: string): readonly string[] => /^[0-9a-f]+\.([0-9a-f-]+)/.exec(name)?.[1]?.split("-") ?? [""];

/** Cards in `{dataDir}/card-cache`, named by a hash of their content and the marks of their talents. */
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
      const handle = await open(pathOf(key), "r").catch(() => null); // not drawn yet, or evicted
      if (handle === null) return openInMemory(key, madeSince);
      // Size and date of the open file: the card may be replaced or evicted meanwhile.
      const { size, mtime } = await handle.stat();
      const madeAt = mtime.getTime();
      if (madeAt < madeSince) return handle.close().then(() => openInMemory(key, madeSince));
      await handle.utimes(new Date(), mtime).catch(() => undefined); // a read-only disk: evicted too early
      return { handle, size, madeAt };
    },
    write: (key, pdf, madeAt) =>
      oneAtATime(async () => {
        if (pdf.length > maxBytes) return;
        if (!(await guard(() => writeToDisk(key, { pdf, madeAt })))) memory.set(key, { pdf, madeAt });
      }),
    sweep: () => oneAtATime(() => evict(maxBytes)),
    removeShowing: (isEvicted) =>
      oneAtATime(async () => {
        for (const key of [...memory.keys()]) if (marksIn(key).some(isEvicted)) memory.delete(key);
        for (const { path } of await listByAge(root)) if (marksIn(basename(path)).some(isEvicted)) await rm(path, { force: true });
      }),
  };
};
