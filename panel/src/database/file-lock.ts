import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import Database from "libsql";

import { errorCode } from "../../../src/lib/error-code";
import { environment } from "../environment";
import { isWritable } from "../shared/is-writable";

const RETRY_MS = 100;

/** SQLite's lock on an empty database, which the operating system frees when the process ends. */
const tryLock = (file: string): (() => void) | null => {
  const database = new Database(file, { timeout: 0 });
  try {
    // The journal in memory, so that a full disk does not matter.
    database.exec("PRAGMA journal_mode = MEMORY");
    database.exec("BEGIN IMMEDIATE");
    return () => void database.close();
  } catch (error) {
    database.close();
    if (errorCode(error).startsWith("SQLITE_BUSY")) return null;
    throw error;
  }
};

/** Takes the lock of this machine under the name. Resolves to its release; to null when another holder has kept it for `waitMs`. */
export const takeFileLock = async (name: string, waitMs: number): Promise<(() => void) | null> => {
  // Without a lock, since nothing in the folder can be changed.
  if (!(await isWritable(environment.dataDir))) return () => undefined;
  const folder = path.join(environment.dataDir, "locks");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const deadline = Date.now() + waitMs;
  for (;;) {
    const release = tryLock(path.join(folder, name));
    if (release !== null || Date.now() >= deadline) return release;
    await delay(RETRY_MS);
  }
};
