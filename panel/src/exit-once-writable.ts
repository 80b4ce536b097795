import { setTimeout as delay } from "node:timers/promises";

import { isWritable } from "./shared/is-writable";

const CHECK_MS = 5_000;

type Options = {
  dataDir: string;
  /** Ends this process; its supervisor restarts it. */
  exit: () => void;
  checkMs?: number;
};

/**
 * Exits once a data folder that is read-only at the start becomes writable: SQLite keeps a database that it opened read-only
 * in that mode. Resolves at once; true when the folder is read-only.
 */
export const exitOnceWritable = async ({ dataDir, exit, checkMs = CHECK_MS }: Options): Promise<boolean> => {
  if (await isWritable(dataDir)) return false;
  const check = async (): Promise<void> => {
    while (!(await isWritable(dataDir))) await delay(checkMs);
    exit();
  };
  void check();
  return true;
};
