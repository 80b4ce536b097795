import { open } from "node:fs/promises";

/** Writes a file for its owner alone; returns once the bytes are on the disk itself. */
export const writeDurably = async (file: string, bytes: Buffer): Promise<void> => {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Returns once the names in a folder are on the disk itself. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
