import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";

import { UnusableFile } from "../../media/unusable-file";
import { LIMITS } from "../limits";
import { ImportProblem } from "../problems";
import { isVisible, type PictureSource } from "./source";

/** Includes subfolders. Does not follow symbolic links. */
export const openFolder = async (folder: string): Promise<PictureSource> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .filter(isVisible);
  if (paths.length > LIMITS.zipEntries) throw new ImportProblem("zip-too-many-files", String(LIMITS.zipEntries));
  return {
    paths,
    read: async (name) => {
      const file = path.join(folder, name);
      if ((await stat(file)).size > LIMITS.pictureBytes) throw new UnusableFile("size");
      return readFile(file);
    },
    close: () => Promise.resolve(),
  };
};
