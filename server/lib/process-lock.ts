import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { takeFileLock } from "../../src/lib/file-lock";

/** Released when its process ends. */
export interface ProcessLock {
  /** False while another object holds the lock. Throws when the file cannot be opened. */
  acquire(): boolean;
  isHeld(): boolean;
  release(): void;
}

export const createProcessLock = (file: string): ProcessLock => {
  let release: (() => void) | null = null;

  return {
    acquire: () => {
      if (release !== null) return true;
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
      release = takeFileLock(file);
      return release !== null;
    },
    isHeld: () => release !== null,
    release: () => {
      release?.();
      release = null;
    },
  };
};

interface LockWait {
  retryMs?: number;
  /** Rejects after waiting for this long; waits without a limit by default. */
  timeoutMs?: number;
}

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
