import config from "@payload-config";
import { getPayload, type Payload } from "payload";

import { decideGracePeriod } from "./consents/grace-period";
import { withLock } from "./database/lock";
import { fillSearchTexts } from "./entries/fill-search-texts";
import { environment } from "./environment";
import { applyErasedList } from "./erasure/apply-erased-list";
import { shareErasedList } from "./erasure/share-erased-list";
import { exitOnceWritable } from "./exit-once-writable";
import { startJobs } from "./start-jobs";
import { cleanText, nameError } from "../../src/lib/describe-error";
import { fillEmptyStore } from "../seed/fill-store";
import { fillSiteStates } from "./talents/site-state/site-state";
import { guardConsole } from "./shared/guard-console";
import { warnOfIgnoredDemo } from "./database/demo-choice";

/**
 * Messages of our own and of Payload name the setting to correct. Messages of a database may contain values, so only the name and code are
 * shown.
 */
const describeStartError = (error: unknown): string => {
  const isPlain = error instanceof Error && !("code" in error) && !("query" in error) && error.cause === undefined;
  return isPlain ? cleanText(error.message) : nameError(error);
};

/** Ends the process; the supervisor (systemd or scripts/start.ts) starts it again. */
const exitForRestart = (): void => {
  process.stderr.write("The data folder is writable again; the panel exits so that it is restarted\n");
  process.exit(1);
};

/** Runs before the jobs, which would withdraw the talents of an older store at once. */
const startGracePeriod = async (payload: Payload): Promise<void> => {
  const talents = await decideGracePeriod(payload, new Date());
  if (talents > 0)
    payload.logger.warn(
      `${talents} published talents have no recorded consent: they stay on the site until the day that is set under Ajustes`,
    );
};

/** Opens the database, migrates it, applies the erased list, adds missing search texts and states, fills an empty store with the demo content and starts the jobs. */
export const startPanel = async (): Promise<void> => {
  // Other users of this machine may not read applicants' photos, the database or the first password.
  process.umask(0o077);
  guardConsole();
  try {
    // Before the database is opened: SQLite determines when it opens a file whether it can write.
    const isReadOnly = await exitOnceWritable({ dataDir: environment.dataDir, exit: exitForRestart });
    const payload = await getPayload({ config });
    if (isReadOnly) payload.logger.warn("The data folder is read-only: nothing can be saved until it is writable");
    await withLock("start", async () => {
      await shareErasedList(payload);
      const erased = await applyErasedList(payload);
      if (erased > 0) payload.logger.warn(`${erased} records and files of erased people were in the database again and have been erased`);
      if (isReadOnly) return;
      await fillSearchTexts(payload);
      await fillSiteStates(payload);
      await startGracePeriod(payload);
      await fillEmptyStore(payload);
    });
    await warnOfIgnoredDemo(payload);
    void startJobs(payload); // the start does not wait for them
  } catch (error) {
    // Next would keep running and answer 500 to every request.
    process.stderr.write(`The panel cannot start: ${describeStartError(error)}\n`);
    process.exit(1);
  }
};
