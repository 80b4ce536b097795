import { accessSync, constants } from "node:fs";
import { resolve } from "node:path";

/** Whether this process may write into a folder of the project. */
export const canWrite = (folder: string): boolean => {
  try {
    accessSync(resolve(folder), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};
