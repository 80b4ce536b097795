import config from "@payload-config";
import { getPayload } from "payload";

import { environment } from "./environment";
import { startHousekeeping } from "./entries/housekeeping";
import { guardConsole } from "./logging/guard-console";
import { cleanText, nameError } from "./logging/describe-error";
import { startDeletions } from "./media/pending-deletions";
import { applyErasedList } from "./erasure/apply-erased-list";
import { restartOnceWritable } from "./read-only-folder";

/** Our own and Payload's sentences say what to set; a database's sentence may hold values, so its names and codes remain. */
const sayError = (error: unknown): string => {
  const isPlain = error instanceof Error && !("code" in error) && !("query" in error) && error.cause === undefined;
  return isPlain ? cleanText(error.message) : nameError(error);
};

/** Whoever started this process starts it again. */
const restart = (): void => {
  process.stderr.write("The data folder can be written again: the panel ends, to be started again\n");
  process.exit(1);
};

/** Opens the store (and brings its schema up to date) and starts the daily housekeeping. */
export const boot = async (): Promise<void> => {
  // Applicants' photos, the database and the first password are nobody else's on this machine.
  process.umask(0o077);
  guardConsole();
  try {
    // Before the store is opened: a folder that can be written from here on is opened for writing.
    const isReadOnly = await restartOnceWritable({ dataDir: environment.dataDir, end: restart });
    const payload = await getPayload({ config });
    if (isReadOnly) payload.logger.warn("The data folder is read-only: nothing can be saved until it can be written");
    const erased = await applyErasedList(payload);
    if (erased > 0) payload.logger.warn(`${erased} records and files of erased people were in this store and are erased again`);
    startHousekeeping(payload, environment);
    startDeletions(payload);
  } catch (error) {
    // Next would go on and answer 500 to everything; whoever started this process must see it end.
    process.stderr.write(`The panel cannot start: ${sayError(error)}\n`);
    process.exit(1);
  }
};
