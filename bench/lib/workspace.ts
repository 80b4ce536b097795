import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runProgram, type MeasuredRun } from "./run-program";

const ROOT = path.resolve(__dirname, "../..");

/** With its packages installed. */
export interface Workspace {
  folder: string;
  commit: string;
  /** Null when the packages were already installed. */
  install: MeasuredRun | null;
  remove: () => Promise<void>;
}

export const createWorkspace = async (): Promise<Workspace> => {
  console.log("cloning and installing …");
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  await runProgram({ command: "git", args: ["clone", "--quiet", ROOT, folder], cwd: ROOT });
  const install = await runProgram({ command: "npm", args: ["ci", "--no-audit", "--no-fund"], cwd: folder });
  return { folder, commit: await readCommit(folder), install, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** Uses an existing folder, which `remove` keeps. */
export const openWorkspace = async (folder: string): Promise<Workspace> => ({
  folder: path.resolve(folder),
  commit: await readCommit(folder),
  install: null,
  remove: () => Promise.resolve(),
});

const readCommit = async (folder: string): Promise<string> => {
  const { output } = await runProgram({ command: "git", args: ["rev-parse", "--short", "HEAD"], cwd: folder });
  return output.trim();
};
