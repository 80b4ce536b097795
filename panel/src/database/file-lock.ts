import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { takeFileLock } from "../../../src/lib/file-lock";
import { environment } from "../environment";
import { isWritable } from "../shared/is-writable";

const RETRY_MS = 100;

/** The lock applies to this machine. Resolves to a function that releases it; to null when another holder has kept it for `waitMs`. */
export const waitForFileLock = async (name: string, waitMs: number): Promise<(() => void) | null> => {
  // No lock is needed, since nothing in the folder can be changed.
  if (!(await isWritable(environment.dataDir))) return () => undefined;
  const folder = path.join(environment.dataDir, "locks");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const deadline = Date.now() + waitMs;
  for (;;) {
    const release = takeFileLock(path.join(folder, name));
    if (release !== null || Date.now() >= deadline) return release;
    await delay(RETRY_MS);
  }
};
