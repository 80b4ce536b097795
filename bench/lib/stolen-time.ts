import { readFile } from "node:fs/promises";

/** Processor ticks since the machine started, from /proc/stat; 0 where it does not exist. */
const readTicks = async () => {
  const text = await readFile("/proc/stat", "utf8").catch(() => "");
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (/^cpu +(.*)$/m.exec(text)?.[1] ?? "")
    .split(" ")
    .map(Number);
  return { worked: user + nice + system + irq + softirq, stolen };
};

/** Starts measuring; the returned function gives the share (0 to 1) of processor time that the host has taken away since. */
export const watchStolenTime = async (): Promise<() => Promise<number>> => {
  const before = await readTicks();
  return async () => {
    const after = await readTicks();
    const stolen = after.stolen - before.stolen;
    return stolen / (after.worked - before.worked + stolen || 1);
  };
};
