import { stat } from "node:fs/promises";

import { openFolder } from "./folder-source";
import { NO_PICTURES, type PictureSource } from "./source";
import { openZip } from "./zip-source";

/** No pictures for null. @throws ImportProblem */
export const openPictures = async (file: string | null): Promise<PictureSource> => {
  if (file === null) return NO_PICTURES;
  return (await stat(file)).isDirectory() ? openFolder(file) : openZip(file);
};
