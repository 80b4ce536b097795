import { statfs } from "node:fs/promises";

/** Room that entries leave to everything else on the disk, bytes. */
export const FREE_SPACE_FLOOR = 512 * 1024 * 1024;

/** Reserves disk space for bodies that are on their way. */
export const createFreeSpace = (folder: string, floor: number) => {
  let reserved = 0;
  return {
    /** Whether so many bytes fit above the floor, beside those that are already coming; `release` gives them back. */
    reserve: async (bytes: number): Promise<{ release: () => void } | null> => {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize - reserved - bytes < floor) return null;
      reserved += bytes;
      return { release: () => void (reserved -= bytes) };
    },
  };
};

export type FreeSpace = ReturnType<typeof createFreeSpace>;
