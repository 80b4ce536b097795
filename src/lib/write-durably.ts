import { open } from "node:fs/promises";

/** Mode 600; resolves after fsync. */
export const writeDurably = async (file: string, bytes: Buffer): Promise<void> => {
  const handle = await open(file, "w", 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** After fsync, new names in the folder survive a power failure. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
