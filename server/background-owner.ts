import { join } from "node:path";
import { nameError } from "../src/lib/describe-error";
import { createProcessLock } from "./lib/process-lock";

const TRY_AGAIN_MS = 1_000;

/**
 * Elects one of several gateways on a data folder to deliver forms and start builds. During an upgrade two gateways run; both serve
 * and accept forms. When the owner ends, for any reason, another one becomes the owner within a second.
 */
export interface BackgroundOwner {
  isOwner(): boolean;
  /** Tries to become the owner, now and each second. */
  start(): void;
  /** Calls back once this process is the owner, at once if it is already. */
  whenOwned(callback: () => void): void;
  /** Gives up the ownership for good. */
  stop(): void;
}

export const createBackgroundOwner = (dataDir: string, warn: (sentence: string) => void): BackgroundOwner => {
  const lock = createProcessLock(join(dataDir, ".background.lock"));
  const waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | null = null;
  let hasWarned = false;

  const tryToOwn = (): void => {
    try {
      if (!lock.acquire()) return;
    } catch (error) {
      if (!hasWarned) warn(`Forms are not delivered and nothing is built: ${nameError(error)} (.background.lock in DATA_DIR)`);
      hasWarned = true;
      return;
    }
    if (timer !== null) clearInterval(timer);
    waiting.splice(0).forEach((callback) => callback());
  };

  return {
    isOwner: lock.isHeld,
    start: () => {
      timer = setInterval(tryToOwn, TRY_AGAIN_MS);
      timer.unref();
      tryToOwn();
    },
    whenOwned: (callback) => void (lock.isHeld() ? callback() : waiting.push(callback)),
    stop: () => {
      if (timer !== null) clearInterval(timer);
      lock.release();
    },
  };
};
