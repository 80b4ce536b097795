import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const markerIn = (projectDir: string): string => join(projectDir, ".cache", "code-fingerprint");

/**
 * Deletes Gatsby's cache and output unless the last complete build had the same code; `null` deletes them in any case. Gatsby puts
 * all styles into every page, but with its cache it does not rewrite pages when only a style has changed. Returns whether the cache
 * was kept. Deletes the marker too, so that the cache of an interrupted build is not kept.
 */
export const prepareCache = async (projectDir: string, code: string | null): Promise<boolean> => {
  const built = await readFile(markerIn(projectDir), "utf8").catch(() => null); // no build yet, or a manual one
  const isKept = built !== null && built === code;
  if (isKept) await rm(markerIn(projectDir), { force: true });
  else await Promise.all([".cache", "public"].map((name) => emptyFolder(join(projectDir, name))));
  return isKept;
};

/** Keeps the folder itself: in a container it is a mounted volume. */
const emptyFolder = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []); // the folder does not exist yet
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

export const recordBuiltCode = async (projectDir: string, code: string): Promise<void> => {
  await mkdir(join(projectDir, ".cache"), { recursive: true });
  await writeFile(markerIn(projectDir), code);
};

/**
 * Deletes Parcel's cache, which a build leaves in Gatsby's: it lists all files below the project. Paths in `DATA_DIR/releases` contain
 * names of talents, and an erased or withdrawn talent's name must not remain.
 */
export const removeFileList = (projectDir: string): Promise<void> =>
  rm(join(projectDir, ".cache", ".parcel-cache"), { recursive: true, force: true });
