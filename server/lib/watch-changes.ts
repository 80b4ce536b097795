import { stat } from "node:fs/promises";
import { errorCode } from "../../src/lib/error-code";
import { createWakeLoop } from "./wake-loop";

/**
 * Calls back after the start and after each change of a file, one call at a time. `watchFile` of Node misses a change that comes before
 * it has first read the file's state. `onChange` never rejects.
 */
export const watchChanges = (file: string, everyMs: number, onChange: () => Promise<void>) => {
  let last: string | null = null;
  return createWakeLoop(async () => {
    const found = await stat(file).then(({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`, errorCode);
    if (found !== last) {
      last = found;
      await onChange();
    }
    return everyMs;
  });
};
