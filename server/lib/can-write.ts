import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const PROBE_BYTES = 64 * 1024;

/** Whether a file of 64 KiB can be written to a folder: a full disk still takes an empty one. */
export const canWrite = async (folder: string): Promise<boolean> => {
  const file = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(file, Buffer.alloc(PROBE_BYTES), { mode: 0o600 });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined); // a read-only disk has no such file
  }
};
