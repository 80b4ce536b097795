import { constants } from "node:fs";
import { access } from "node:fs/promises";

export const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
