import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeDurably } from "../../lib/write-durably";
import type { Seal } from "./seal";

const EXTENSION = ".sealed";

/** Encrypted photos of waiting entries: one folder per entry, one file per photo. */
export const createSealedPhotos = (folder: string, seal: Seal) => {
  const folderOf = (entryId: string): string => join(folder, entryId);
  const fileOf = (entryId: string, index: number): string => join(folderOf(entryId), `${index + 1}${EXTENSION}`);
  const labelOf = (entryId: string, index: number): string => `photo ${index + 1} of ${entryId}`;

  return {
    /** Returns after fsync of files and folders. */
    write: async (entryId: string, photos: readonly Buffer[]): Promise<void> => {
      await mkdir(folderOf(entryId), { recursive: true, mode: 0o700 });
      for (const [index, photo] of photos.entries()) {
        await writeDurably(fileOf(entryId, index), seal.encrypt(photo, labelOf(entryId, index)));
      }
      await syncFolder(folderOf(entryId));
      await syncFolder(folder);
    },
    /** The photos in order; null when one is missing, damaged or encrypted with another key. */
    read: async (entryId: string, count: number): Promise<Buffer[] | null> => {
      const photos: Buffer[] = [];
      for (let index = 0; index < count; index += 1) {
        const sealed = await readFile(fileOf(entryId, index)).catch(() => null);
        const photo = sealed === null ? null : seal.decrypt(sealed, labelOf(entryId, index));
        if (photo === null) return null;
        photos.push(photo);
      }
      return photos;
    },
    remove: (entryId: string): Promise<void> => rm(folderOf(entryId), { recursive: true, force: true }),
    /** Removes folders without an entry that are older than `ageMs`; a crash before the insert leaves them. */
    removeOrphans: async (isKnown: (entryId: string) => boolean, ageMs: number): Promise<void> => {
      for (const entryId of await readdir(folder)) {
        const { mtimeMs } = await stat(folderOf(entryId)).catch(() => ({ mtimeMs: Infinity })); // delivered meanwhile
        if (Date.now() - mtimeMs >= ageMs && !isKnown(entryId)) await rm(folderOf(entryId), { recursive: true, force: true });
      }
    },
  };
};

export type SealedPhotos = ReturnType<typeof createSealedPhotos>;
