import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const PANEL = path.resolve(import.meta.dirname, "../..");
const holders: ChildProcess[] = [];

/**
 * Starts another process that waits for the lock and then holds it. With `isDiskFull` the process can create files, but cannot write to
 * them.
 */
export const startHolder = (name: string, isDiskFull = false) => {
  const limit = isDiskFull ? "ulimit -f 0;" : "";
  const args = ["-c", `${limit} exec "$0" "$@"`, process.execPath, "--import", "tsx", path.join(import.meta.dirname, "hold-lock.ts"), name];
  const child = spawn("sh", args, { cwd: PANEL, stdio: ["pipe", "pipe", "inherit"] });
  holders.push(child);
  return { child, held: once(child.stdout, "data") };
};

export const endHolders = (): void => {
  for (const holder of holders) holder.kill("SIGKILL");
};
