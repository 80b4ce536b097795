import { UnusableFile } from "../../media/unusable-file";
import { LIMITS } from "../limits";
import { EntryTooLarge, openZip as open, PICTURE_ZIP, readEntry } from "../zip/open-zip";
import { isVisible, type PictureSource } from "./source";

/** Inflates the pictures one by one. @throws ImportProblem */
export const openZip = async (file: string): Promise<PictureSource> => {
  const { zip, entries } = await open(file, PICTURE_ZIP);
  const byPath = new Map(entries.filter(({ path }) => isVisible(path)).map(({ path, entry }) => [path, entry]));
  return {
    paths: [...byPath.keys()],
    read: async (path) => {
      const entry = byPath.get(path);
      if (entry === undefined) throw new Error("The ZIP has no such file");
      return readEntry(zip, entry, LIMITS.pictureBytes).catch((error: unknown) => {
        throw error instanceof EntryTooLarge ? new UnusableFile("size") : error;
      });
    },
    close: async () => zip.close(),
  };
};
