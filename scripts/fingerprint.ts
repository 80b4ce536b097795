import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** SHA-256 over the names and bytes of the given files and folders. */
export const fingerprint = async (root: string, entries: readonly string[]): Promise<string> => {
  const hash = createHash("sha256");
  for (const entry of entries) {
    for (const file of await filesBelow(path.join(root, entry))) {
      hash
        .update(path.relative(root, file))
        .update("\0")
        .update(await readFile(file))
        .update("\0");
    }
  }
  return hash.digest("hex");
};

const filesBelow = async (entry: string): Promise<string[]> => {
  const found = await readdir(entry, { withFileTypes: true, recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOTDIR") return null;
    if (error.code === "ENOENT") return [];
    throw error;
  });
  if (found === null) return [entry];
  return found
    .filter((item) => item.isFile())
    .map((item) => path.join(item.parentPath, item.name))
    .sort();
};

/** Unless the marker file contains this fingerprint; returns whether the work ran. */
export const onlyWhenChanged = async (marker: string, current: string, work: () => Promise<void>): Promise<boolean> => {
  const last = await readFile(marker, "utf8").catch(() => null);
  if (last === current) return false;
  await work();
  await writeFile(marker, current);
  return true;
};
