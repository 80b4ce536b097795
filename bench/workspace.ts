import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { measure, type Measured } from "./run";

const ROOT = path.resolve(__dirname, "..");

/** A clean clone of the committed project, with its packages installed. */
export interface Workspace {
  folder: string;
  commit: string;
  install: Measured;
  remove: () => Promise<void>;
}

export const createWorkspace = async (): Promise<Workspace> => {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-"));
  await measure({ command: "git", args: ["clone", "--quiet", ROOT, folder], cwd: ROOT });
  const { output } = await measure({ command: "git", args: ["rev-parse", "--short", "HEAD"], cwd: folder });
  const install = await measure({ command: "npm", args: ["ci", "--no-audit", "--no-fund"], cwd: folder });
  return { folder, commit: output.trim(), install, remove: () => rm(folder, { recursive: true, force: true }) };
};
