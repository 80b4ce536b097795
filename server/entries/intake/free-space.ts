import { statfs } from "node:fs/promises";

/** Bytes on the disk that entries leave free. */
export const FREE_SPACE_FLOOR = 512 * 1024 * 1024;

export const createFreeSpace = (folder: string, floor: number) => {
  let reserved = 0;
  return {
    /** Reserves bytes until `release` is called; null when less than the floor would stay free. */
    reserve: async (bytes: number): Promise<{ release: () => void } | null> => {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize - reserved - bytes < floor) return null;
      reserved += bytes;
      return { release: () => void (reserved -= bytes) };
    },
  };
};

export type FreeSpace = ReturnType<typeof createFreeSpace>;
