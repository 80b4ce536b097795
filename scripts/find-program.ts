import { execFile } from "node:child_process";
import { access, constants } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export const isProgram = (file: string): Promise<boolean> =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/** Possible paths of programs with these names in the folders of PATH. */
export const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? "").split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)));

/** The program that the variable names, else the first one in PATH; null when there is none. */
export const findProgram = async (variable: string, names: readonly string[]): Promise<string | null> => {
  for (const candidate of [process.env[variable], ...onPath(names)]) if (candidate && (await isProgram(candidate))) return candidate;
  return null;
};

/** Does nothing when the user is not root. Rejects without apt-get or network. */
export const installDebianPackages = async (...names: readonly string[]): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  await run("apt-get", ["update", "-qq"], { timeout: 300_000 });
  await run("apt-get", ["install", "-y", "-qq", ...names], {
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
};
