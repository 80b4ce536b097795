import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Database from "libsql";
import { errorCode } from "../../src/lib/error-code";

/**
 * A lock between processes: SQLite's lock on an empty database. The operating system releases it when the process ends, so it
 * needs no heartbeat and does not expire while a process is slow.
 */
export interface ProcessLock {
  /** Whether this object holds the lock now; false while another one does. Throws when the file cannot be opened. */
  acquire(): boolean;
  isHeld(): boolean;
  release(): void;
}

export const createProcessLock = (file: string): ProcessLock => {
  let database: Database.Database | null = null;

  const acquire = (): boolean => {
    if (database !== null) return true;
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const opened = new Database(file, { timeout: 0 });
    try {
      // The journal in memory, so that a full disk does not matter.
      opened.exec("PRAGMA journal_mode = MEMORY");
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

interface LockWait {
  retryMs?: number;
  /** Rejects after waiting for this long; waits without a limit by default. */
  timeoutMs?: number;
}

/** Waits for the lock, runs the work, and releases the lock. */
export const withLock = async <Value>(
  lock: ProcessLock,
  work: () => Promise<Value>,
  { retryMs = 100, timeoutMs = Infinity }: LockWait = {},
): Promise<Value> => {
  const deadline = Date.now() + timeoutMs;
  while (!lock.acquire()) {
    if (Date.now() > deadline) throw new Error(`another process held a lock for ${timeoutMs / 1000} s`);
    await delay(retryMs);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
};
