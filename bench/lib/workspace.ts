import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { measure, type Measured } from "./run-program";

const ROOT = path.resolve(__dirname, "..");

/** The project with its packages installed. */
export interface Workspace {
  folder: string;
  commit: string;
  /** Null when the packages were installed before. */
  install: Measured | null;
  remove: () => Promise<void>;
}

/** Clones the last commit and installs its packages. */
export const createWorkspace = async (): Promise<Workspace> => {
  console.log("cloning and installing …");
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  await measure({ command: "git", args: ["clone", "--quiet", ROOT, folder], cwd: ROOT });
  const install = await measure({ command: "npm", args: ["ci", "--no-audit", "--no-fund"], cwd: folder });
  return { folder, commit: await readCommit(folder), install, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Uses a folder as it is, and leaves it there. */
export const openWorkspace = async (folder: string): Promise<Workspace> => ({
  folder: path.resolve(folder),
  commit: await readCommit(folder),
  install: null,
  remove: () => Promise.resolve(),
});

const readCommit = async (folder: string): Promise<string> => {
  const { output } = await measure({ command: "git", args: ["rev-parse", "--short", "HEAD"], cwd: folder });
  return output.trim();
};
