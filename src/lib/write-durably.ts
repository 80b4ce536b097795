import { open } from "node:fs/promises";

/** Writes a file with mode 600; returns after fsync. */
export const writeDurably = async (file: string, bytes: Buffer): Promise<void> => {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Calls fsync on a folder, so that new names in it survive a power failure. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
