import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { inMilliseconds } from "./lib/figures";
import type { Table } from "./lib/report";
import { runProgram } from "./lib/run-program";
import type { Workspace } from "./lib/workspace";

interface Figure {
  name: string;
  p50: number;
  p95: number;
  cpu: number;
}

const GOAL_MS = 300;

/** Server time of the desk with 5,000 applications and 10,000 talents, in a new store of the panel. */
export const benchDesk = async ({ folder, install }: Workspace): Promise<Table[]> => {
  const panel = path.join(folder, "panel");
  if (install !== null) await runProgram({ command: "npm", args: ["ci", "--no-audit", "--no-fund"], cwd: panel });
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-desk-"));
  try {
    const { output } = await runProgram({
      command: process.execPath,
      args: ["--import", "tsx", "scripts/bench/measure-desk.ts"],
      cwd: panel,
      env: { DATA_DIR: dataDir, PAYLOAD_SECRET: "a secret of the benchmark", NODE_ENV: "production" },
    });
    const figures: Figure[] = JSON.parse(output.trim().split("\n").at(-1) ?? "");
    return [
      {
        head: ["what", "p50", `p95 (goal ${GOAL_MS} ms)`, "processor time, mean"],
        rows: figures.map(({ name, p50, p95, cpu }) => [name, inMilliseconds(p50), inMilliseconds(p95), inMilliseconds(cpu)]),
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
