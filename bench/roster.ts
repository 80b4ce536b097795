import { spawn } from "node:child_process";
import path from "node:path";
import { inCount, inMegabytes, inMilliseconds } from "./lib/figures";
import type { Table } from "./lib/report";
import type { RosterCosts, TaskCost } from "./lib/roster-reader";
import { runProgram } from "./lib/run-program";
import type { Workspace } from "./lib/workspace";

const COUNTS = [1_000, 10_000, 100_000];

/** The gateway's cost of lists of 1,000, 10,000 and 100,000 talents: a process of its own reads them from the double. */
export const benchRoster = async ({ folder }: Workspace): Promise<Table[]> => {
  const costs: { store: string; costs: RosterCosts }[] = [];
  for (const count of COUNTS) costs.push({ store: "with updated_since", costs: await measureRoster(folder, [String(count), "changes"]) });
  costs.push({ store: "without", costs: await measureRoster(folder, [String(COUNTS.at(-1))]) });
  return [toTimes(costs), toMemory(costs)];
};

const scriptOf = (folder: string, name: string): string[] => ["--import", "tsx", path.join(folder, "bench/lib", name)];

const measureRoster = async (folder: string, args: readonly string[]): Promise<RosterCosts> => {
  const store = spawn(process.execPath, [...scriptOf(folder, "roster-store.ts"), ...args], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const variables = await new Promise<string>((resolve, reject) => {
      store.stdout.once("data", (line: Buffer) => resolve(line.toString()));
      store.once("exit", () => reject(new Error("the double has ended")));
    });
    const env: NodeJS.ProcessEnv = JSON.parse(variables);
    const { output } = await runProgram({ command: process.execPath, args: scriptOf(folder, "roster-reader.ts"), cwd: folder, env });
    const costs: RosterCosts = JSON.parse(output.trim().split("\n").at(-1) ?? "");
    return costs;
  } finally {
    store.kill();
  }
};

type Measured = readonly { store: string; costs: RosterCosts }[];

const headOf = (what: string, measured: Measured): string[] => [
  what,
  ...measured.map(({ store, costs }) => `${inCount(costs.talents)}, ${store}`),
];

const toTimes = (measured: Measured): Table => {
  const names = measured[0]?.costs.tasks.map(({ task }) => task) ?? [];
  const cell = ({ wallMs, processorMs, blockedMs }: TaskCost): string => [wallMs, processorMs, blockedMs].map(inMilliseconds).join(" / ");
  const rows = names.map((name, row) => [
    name,
    ...measured.map(({ costs }) =>
      costs.tasks
        .slice(row, row + 1)
        .map(cell)
        .join(),
    ),
  ]);
  return { head: headOf("time / processor time / longest pause of the event loop", measured), rows };
};

const toMemory = (measured: Measured): Table => ({
  head: headOf("memory", measured),
  rows: [
    ["resident, at the end", ...measured.map(({ costs }) => inMegabytes(costs.residentBytes))],
    ["heap in use, at the end", ...measured.map(({ costs }) => inMegabytes(costs.heapBytes))],
    ["copy on disk", ...measured.map(({ costs }) => inMegabytes(costs.copyBytes))],
  ],
});
