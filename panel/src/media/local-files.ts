import { createReadStream } from "node:fs";
import { lstat } from "node:fs/promises";
import path from "node:path";

import type { PublicFiles } from "../contract/public-files";

/** Ignores symbolic links. */
export const localFiles = (folder: string): PublicFiles => {
  const sizeOf = async (name: string): Promise<number | null> => {
    const stats = await lstat(path.join(folder, path.basename(name))).catch(() => null);
    return stats?.isFile() === true ? stats.size : null;
  };
  return {
    sizeOf,
    read: async (name, range) => {
      if ((await sizeOf(name)) === null) throw new Error(`There is no file ${name}`);
      return createReadStream(path.join(folder, path.basename(name)), range);
    },
  };
};
