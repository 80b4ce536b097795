import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

const CHECK_MS = 5_000;

const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

type Restart = {
  dataDir: string;
  /** Ends this process, which its supervisor then starts again. */
  end: () => void;
  checkMs?: number;
};

/**
 * Ends the panel once a data folder that is read-only now can be written. SQLite opens a database on a read-only file system
 * for reading alone and keeps it so, also after the file system was mounted for writing again. Resolves at once to whether it waits.
 */
export const restartOnceWritable = async ({ dataDir, end, checkMs = CHECK_MS }: Restart): Promise<boolean> => {
  if (await isWritable(dataDir)) return false;
  const check = async (): Promise<void> => {
    while (!(await isWritable(dataDir))) await delay(checkMs);
    end();
  };
  void check();
  return true;
};
