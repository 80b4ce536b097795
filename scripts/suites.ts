import { spawn } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { ROOT } from "./settings";
import { fail, say } from "./steps";

export interface Tally {
  name: string;
  passed: number;
  failed: number;
}

interface Program {
  name: string;
  /** Node by default. */
  command?: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program with its output on the terminal; returns exit code and, with `capture`, the output. */
const run = ({ command = process.execPath, args, cwd = ROOT, env }: Program, capture = false): Promise<{ code: number; output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", capture ? "pipe" : "inherit", "inherit"],
    });
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });

/** Runs a check, which counts as one test. */
export const runCheck = async (program: Program): Promise<Tally> => {
  say(`\n▸ ${program.name}`);
  const { code } = await run(program);
  return { name: program.name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
};

/** Runs Jest; a failed run without failed tests counts as one failure. */
export const runJest = async ({ name, args, env }: Program): Promise<Tally> => {
  say(`\n▸ ${name}`);
  const report = path.join(await mkdtemp(path.join(tmpdir(), "jest-")), "report.json");
  const jest = path.join(ROOT, "node_modules/jest/bin/jest.js");
  const { code } = await run({ name, args: [jest, "--json", `--outputFile=${report}`, ...args], env });
  const { passed, failed } = await readReport(report);
  return { name, passed, failed: failed || (code === 0 && passed > 0 ? 0 : 1) };
};

const readReport = async (file: string): Promise<{ passed: number; failed: number }> => {
  const text = await readFile(file, "utf8").catch(() => "{}");
  const report: { numPassedTests?: number; numFailedTests?: number; numRuntimeErrorTestSuites?: number } = JSON.parse(text);
  return { passed: report.numPassedTests ?? 0, failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0) };
};

interface Phase {
  name: string;
  seconds: number;
  tallies: Tally[];
}

/**
 * Runs phases one after the other, since tests beside a build or other tests fail for lack of time. Ends after the first phase
 * that fails, or with `all` after the last one. A phase that rejects counts as one failure.
 */
export const runPhases = async (phases: Readonly<Record<string, () => Promise<Tally[]>>>, { all }: { all: boolean }): Promise<Phase[]> => {
  const done: Phase[] = [];
  for (const [name, run] of Object.entries(phases)) {
    const started = performance.now();
    const tallies = await run().catch((error: unknown): Tally[] => {
      fail(error);
      return [{ name, passed: 0, failed: 1 }];
    });
    done.push({ name, seconds: (performance.now() - started) / 1000, tallies });
    if (!all && sum(tallies, "failed") > 0) break;
  }
  return done;
};

const sum = (tallies: readonly Tally[], key: "passed" | "failed"): number => tallies.reduce((total, tally) => total + tally[key], 0);

/** Prints the failed suites and a table of the phases, with what has not been run, and sets the exit code. */
export const reportPhases = (phases: readonly Phase[], notRun: readonly string[]): void => {
  const tallies = phases.flatMap((phase) => phase.tallies);
  const width = Math.max(...phases.map(({ name }) => name.length));
  const row = (cells: readonly string[]): void => say(cells.map((cell, at) => (at === 0 ? cell.padEnd(width) : cell.padStart(9))).join(""));
  say("");
  row(["phase", "minutes", "passed", "failed"]);
  phases.forEach(({ name, seconds, tallies: own }) =>
    row([name, (seconds / 60).toFixed(1), String(sum(own, "passed")), String(sum(own, "failed"))]),
  );
  tallies.filter(({ failed }) => failed > 0).forEach(({ name, passed, failed }) => say(`${name}: ${passed} passed, ${failed} failed`));
  notRun.forEach(say);
  say(`\n${sum(tallies, "passed")} passed, ${sum(tallies, "failed")} failed`);
  process.exitCode = sum(tallies, "failed") === 0 ? 0 : 1;
};

/** Runs tests of Node's test runner, and reads its summary. */
export const runNodeTests = async (program: Program): Promise<Tally> => {
  say(`\n▸ ${program.name}`);
  const { code, output } = await run(program, true);
  const count = (word: string): number => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)`, "m").exec(output)?.[1] ?? 0);
  return { name: program.name, passed: count("pass"), failed: count("fail") || (code === 0 && count("pass") > 0 ? 0 : 1) };
};
