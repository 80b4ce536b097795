import { readdir, readFile } from "node:fs/promises";

const SAMPLE_MS = 250;

/** Resident memory in bytes of a process and its descendants, from /proc (Linux). */
const residentBytes = async (pid: number): Promise<number> => {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const processes = await Promise.all(pids.map(readProcess));
  const tree = new Set([pid]);
  for (let grew = true; grew;) {
    const found = processes.filter((one) => one !== null && tree.has(one.parent) && !tree.has(one.pid));
    found.forEach((one) => one && tree.add(one.pid));
    grew = found.length > 0;
  }
  return processes.reduce((sum, one) => sum + (one && tree.has(one.pid) ? one.bytes : 0), 0);
};

const readProcess = async (pid: number): Promise<{ pid: number; parent: number; bytes: number } | null> => {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => null); // it may have exited meanwhile
  if (status === null) return null;
  const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  return { pid, parent: field("PPid"), bytes: field("VmRSS") * 1024 };
};

/** Samples until `stop`, which returns the peak in bytes. */
export const watchMemory = (pid: number): { stop: () => number } => {
  let peak = 0;
  const timer = setInterval(() => {
    void residentBytes(pid).then((bytes) => (peak = Math.max(peak, bytes)));
  }, SAMPLE_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
};
