import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { MEMORY_VARIABLES } from "../scripts/memory-settings";
import { inCount, inMegabytes, inMilliseconds, inSeconds } from "./lib/figures";
import type { Row } from "./lib/report";
import { runProgram } from "./lib/run-program";
import type { Workspace } from "./lib/workspace";

interface Phase {
  seconds: number;
  p50: number;
  p95: number;
  max: number;
}

const PICTURES_PER_TALENT = 6;
const GOAL_MB = "1,000 MB";

const describeRequests = ({ p50, p95, max }: Phase): string =>
  `p50 ${inMilliseconds(p50)}, p95 ${inMilliseconds(p95)}, longest ${inMilliseconds(max)}`;

/** The job that imports talents with six pictures of 12 megapixels each, into a new store of the panel. */
export const benchImport = async ({ folder, install }: Workspace, talents: number): Promise<Row[]> => {
  const panel = path.join(folder, "panel");
  if (install !== null) await runProgram({ command: "npm", args: ["ci", "--no-audit", "--no-fund"], cwd: panel });
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-import-"));
  const drawn = path.join(dataDir, "drawn");
  const run = (script: string, args: readonly string[]) =>
    runProgram({
      command: process.execPath,
      args: ["--import", "tsx", `scripts/bench/${script}`, drawn, ...args],
      cwd: panel,
      env: {
        ...MEMORY_VARIABLES,
        DATA_DIR: dataDir,
        PAYLOAD_SECRET: "a secret of the benchmark",
        NODE_ENV: "production",
        PAYLOAD_LOG_LEVEL: "error",
      },
    });
  try {
    await run("draw-roster.ts", [String(talents)]);
    const { size } = await stat(path.join(drawn, "pictures.zip"));
    const { output, peakBytes } = await run("measure-import.ts", []);
    const { dryRun, written }: { dryRun: Phase; written: Phase } = JSON.parse(output.trim().split("\n").at(-1) ?? "");
    const pictures = talents * PICTURES_PER_TALENT;
    return [
      ["talents, pictures, ZIP", `${inCount(talents)}, ${inCount(pictures)}, ${inMegabytes(size)}`],
      ["dry run", `${inSeconds(dryRun.seconds)}, ${(pictures / dryRun.seconds).toFixed(1)} pictures a second`],
      ["import", `${inSeconds(written.seconds)}, ${(pictures / written.seconds).toFixed(1)} pictures a second`],
      [`peak memory of the process (goal ${GOAL_MB})`, inMegabytes(peakBytes)],
      ["list of talents, asked for every 250 ms during the dry run", describeRequests(dryRun)],
      ["the same during the import", describeRequests(written)],
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
