import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Database from "libsql";
import { errorCode } from "./error-code";

const TRY_AGAIN_MS = 100;

/**
 * A lock that one process at a time holds. It is SQLite's lock on an empty database, which the operating system releases
 * when the process ends in any way, so it needs no heartbeat and never expires under a process that is only slow.
 */
export interface ProcessLock {
  /** Takes the lock, or finds that it is held already; false while another process has it. Throws when the file cannot be opened. */
  acquire(): boolean;
  isHeld(): boolean;
  /** Lets another process take the lock. */
  release(): void;
}

export const createProcessLock = (file: string): ProcessLock => {
  let database: Database.Database | null = null;

  const acquire = (): boolean => {
    if (database !== null) return true;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const opened = new Database(file, { timeout: 0 });
    try {
      opened.exec("BEGIN IMMEDIATE");
      database = opened;
      return true;
    } catch (error) {
      opened.close();
      if (errorCode(error).startsWith("SQLITE_BUSY")) return false;
      throw error;
    }
  };

  return {
    acquire,
    isHeld: () => database !== null,
    release: () => {
      database?.close();
      database = null;
    },
  };
};

/** Does work while this process alone holds the lock; waits while another process has it. */
export const withLock = async <Value>(lock: ProcessLock, work: () => Promise<Value>): Promise<Value> => {
  while (!lock.acquire()) await delay(TRY_AGAIN_MS);
  try {
    return await work();
  } finally {
    lock.release();
  }
};
