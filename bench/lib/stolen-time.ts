import { readFile } from "node:fs/promises";

/** Ticks since the machine started, by Linux's own count; none where the system does not tell. */
const readTicks = async () => {
  const text = await readFile("/proc/stat", "utf8").catch(() => "");
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = (/^cpu +(.*)$/m.exec(text)?.[1] ?? "")
    .split(" ")
    .map(Number);
  return { worked: user + nice + system + irq + softirq, stolen };
};

/** Begins to watch; the answer gives the part of the machine's time, 0 to 1, that its host has given to others since. */
export const watchStolenTime = async (): Promise<() => Promise<number>> => {
  const before = await readTicks();
  return async () => {
    const after = await readTicks();
    const stolen = after.stolen - before.stolen;
    return stolen / (after.worked - before.worked + stolen || 1);
  };
};
