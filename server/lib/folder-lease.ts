import { join } from "node:path";
import { createLease, type Lease } from "./lease";
import { createProcessLock } from "./process-lock";

const TRY_AGAIN_MS = 1_000;

/**
 * Elects one of several gateways on a data folder to deliver forms and start builds. During an upgrade two gateways run; both serve
 * and accept forms. When the holder ends, for any reason, another one gets the lease within a second.
 */
export const createFolderLease = (dataDir: string, warn: (sentence: string) => void): Lease => {
  const lock = createProcessLock(join(dataDir, ".background.lock"));
  return createLease({
    isHeld: lock.isHeld,
    attempt: async () => void lock.acquire(),
    everyMs: TRY_AGAIN_MS,
    release: lock.release,
    sentence: "Forms are not delivered and nothing is built (.background.lock in DATA_DIR)",
    warn,
  });
};
