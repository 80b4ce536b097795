import { statfs } from "node:fs/promises";

import { environment } from "../environment";

export type DiskSpace = { freeBytes: number; totalBytes: number };

const MAX_NEEDED_BYTES = 5_000_000_000;
const NEEDED_SHARE = 0.1;

/** The disk with the panel's data folder; null when it cannot be read. */
export const readDisk = async (): Promise<DiskSpace | null> => {
  try {
    const { bavail, blocks, bsize } = await statfs(environment.dataDir);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
};

/** Less than a tenth is free, on large disks less than 5 GB. */
export const isLow = ({ freeBytes, totalBytes }: DiskSpace): boolean => freeBytes < Math.min(MAX_NEEDED_BYTES, totalBytes * NEEDED_SHARE);
