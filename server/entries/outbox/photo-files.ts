import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeDurably } from "../../../src/lib/write-durably";

/** The storage of the encrypted photos of entries: on the disk, or in the bucket of all gateways. Rejects with storage errors. */
export interface PhotoStorage {
  /** Resolves once all are durable. */
  write: (entryId: string, sealed: readonly Buffer[]) => Promise<void>;
  /** The photo with this number, counted from 1; null when it is missing. */
  read: (entryId: string, number: number) => Promise<Buffer | null>;
  /** To be called when the entry was deleted. */
  remove: (entryId: string) => Promise<void>;
  /** To be called when the entry was perhaps not stored. */
  discard: (entryId: string) => Promise<void>;
  /** Deletes photos that have belonged to no entry for an hour: a crash or an unavailable bucket leaves them. */
  removeUnused: (isKnown: (entryId: string) => Promise<boolean>) => Promise<void>;
}

const EXTENSION = ".sealed";

const UNUSED_MS = 60 * 60_000;

/** One folder per entry, one file per photo. */
export const createPhotoFiles = (folder: string): PhotoStorage => {
  const folderOf = (entryId: string): string => join(folder, entryId);
  const fileOf = (entryId: string, number: number): string => join(folderOf(entryId), `${number}${EXTENSION}`);
  const remove = (entryId: string): Promise<void> => rm(folderOf(entryId), { recursive: true, force: true });

  return {
    /** Resolves after fsync of files and folders. */
    write: async (entryId, sealed) => {
      await mkdir(folderOf(entryId), { recursive: true, mode: 0o700 });
      for (const [index, photo] of sealed.entries()) await writeDurably(fileOf(entryId, index + 1), photo);
      await syncFolder(folderOf(entryId));
      await syncFolder(folder);
    },
    read: (entryId, number) => readFile(fileOf(entryId, number)).catch(() => null),
    remove,
    discard: remove,
    removeUnused: async (isKnown) => {
      for (const entryId of await readdir(folder)) {
        const { mtimeMs } = await stat(folderOf(entryId)).catch(() => ({ mtimeMs: Infinity })); // delivered meanwhile
        if (Date.now() - mtimeMs >= UNUSED_MS && !(await isKnown(entryId))) await remove(entryId);
      }
    },
  };
};
