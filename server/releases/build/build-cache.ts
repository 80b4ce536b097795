import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const markerIn = (projectDir: string): string => join(projectDir, ".cache", "code-fingerprint");

/**
 * Forgets what Gatsby kept of a build from other code. Gatsby puts all styles into every page, but with its cache at
 * hand it does not write the pages anew when nothing but a style has changed. Null forgets in any case. Tells whether anything
 * was kept; from then on a build that is cut off is not known as one of this code, and what it left is forgotten too.
 */
export const beginFrom = async (projectDir: string, code: string | null): Promise<boolean> => {
  const built = await readFile(markerIn(projectDir), "utf8").catch(() => null); // no build yet, or one made by hand
  const isKept = built !== null && built === code;
  if (isKept) await rm(markerIn(projectDir), { force: true });
  else await Promise.all([".cache", "public"].map((name) => empty(join(projectDir, name))));
  return isKept;
};

/** The folder itself stays: in a container it is a mounted volume. */
const empty = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []); // not there yet
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

/** Notes which code the kept build is from. */
export const rememberCode = async (projectDir: string, code: string): Promise<void> => {
  await mkdir(join(projectDir, ".cache"), { recursive: true });
  await writeFile(markerIn(projectDir), code);
};
