import { spawn } from "node:child_process";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { freePort } from "../scripts/free-port";
import { inMegabytes, inSeconds } from "./lib/figures";
import { watchMemory } from "./lib/memory";
import { READY } from "./lib/product";
import type { Row } from "./lib/report";
import type { Workspace } from "./lib/workspace";

const IDLE_MS = 5_000;

interface Start {
  seconds: number;
  peakBytes: number;
  servingBytes: number;
  steps: readonly (readonly [string, string])[];
}

/** Durations of `npm ci`, of the first `npm start` with its steps, and of the second. */
export const benchSetup = async ({ folder, install }: Workspace): Promise<Row[]> => {
  const env = { PORT: String(await freePort()), PANEL_PORT: String(await freePort()), DATA_DIR: path.join(folder, "data") };
  const first = await start(folder, env);
  const second = await start(folder, env);
  return [
    ["npm ci", install === null ? "not measured" : inSeconds(install.seconds)],
    ...first.steps.map(([name, took]) => [`first start: ${name}`, took] as const),
    ["first start, all", inSeconds(first.seconds)],
    ["first start, peak memory", inMegabytes(first.peakBytes)],
    ["second start, nothing changed", inSeconds(second.seconds)],
    ["serving, site and panel", inMegabytes(second.servingBytes)],
  ];
};

const start = (cwd: string, env: NodeJS.ProcessEnv): Promise<Start> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], { cwd, env: { ...process.env, ...env } });
    const memory = watchMemory(child.pid ?? 0);
    let output = "";
    let result: Start | null = null;
    child.stderr.on("data", (chunk) => (output += chunk));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (result || !output.includes(READY)) return;
      const seconds = (performance.now() - started) / 1000;
      result = { seconds, peakBytes: memory.stop(), servingBytes: 0, steps: readSteps(output) };
      const serving = watchMemory(child.pid ?? 0);
      setTimeout(() => {
        if (result) result.servingBytes = serving.stop();
        child.kill("SIGINT");
      }, IDLE_MS);
    });
    child.once("close", () => (result ? resolve(result) : reject(new Error(`npm start ended before the site was ready\n${output}`))));
  });

const readSteps = (output: string): (readonly [string, string])[] =>
  [...output.matchAll(/^✓ (.+) \(([\d.]+ s)\)$/gm)].map(([, name = "", took = ""]) => [name, took]);
