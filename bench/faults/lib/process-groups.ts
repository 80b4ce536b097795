import { readdir, readFile, readlink } from "node:fs/promises";

const LISTENING = "0A";

/** The process group that listens on a port of this machine; null when there is none. Reads /proc (Linux). */
export const groupListeningOn = async (port: number): Promise<number | null> => {
  const sockets = await listeningSockets(port);
  if (sockets.length === 0) return null;
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  for (const pid of pids) {
    if (await holdsSocket(pid, sockets)) return groupOf(pid);
  }
  return null;
};

/** The group may have exited. */
export const signalGroup = async (group: number, name: NodeJS.Signals): Promise<void> => {
  if (group <= 1 || group === (await groupOf(process.pid))) throw new Error(`the process group ${group} is the benchmark's own`);
  try {
    process.kill(-group, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
};

/** Names of the sockets, as in /proc/PID/fd. */
const listeningSockets = async (port: number): Promise<string[]> => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const tables = await Promise.all(["tcp", "tcp6"].map((name) => readFile(`/proc/net/${name}`, "utf8").catch(() => "")));
  return tables
    .flatMap((table) => table.split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING)
    .map((columns) => `socket:[${columns[9]}]`);
};

const holdsSocket = async (pid: number, sockets: readonly string[]): Promise<boolean> => {
  const descriptors = await readdir(`/proc/${pid}/fd`).catch(() => []); // it may have exited meanwhile
  const links = await Promise.all(descriptors.map((name) => readlink(`/proc/${pid}/fd/${name}`).catch(() => "")));
  return links.some((link) => sockets.includes(link));
};

const groupOf = async (pid: number): Promise<number | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" "); // the name before it may contain spaces
  return Number(fields[2]);
};
