import { createReadStream } from "node:fs";
import { lstat } from "node:fs/promises";
import path from "node:path";

import type { PublicFiles } from "../contract/public-files";

/** Files of one folder of this machine; links out of it are not followed. */
export const localFiles = (folder: string): PublicFiles => {
  const sizeOf = async (name: string): Promise<number | null> => {
    const found = await lstat(path.join(folder, path.basename(name))).catch(() => null); // not there
    return found?.isFile() === true ? found.size : null;
  };
  return {
    sizeOf,
    read: async (name, range) => {
      if ((await sizeOf(name)) === null) throw new Error(`There is no file ${name}`);
      return createReadStream(path.join(folder, path.basename(name)), range);
    },
  };
};
