import { spawn } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
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

/** Runs a part; its error counts as one failure, so that the other parts still run. */
export const runPart = async (name: string, run: () => Promise<Tally[]>): Promise<Tally[]> => {
  try {
    return await run();
  } catch (error) {
    fail(error);
    return [{ name, passed: 0, failed: 1 }];
  }
};

/** Prints what has passed, failed and not been run, and sets the exit code. */
export const reportTallies = (tallies: readonly Tally[], notRun: readonly string[]): void => {
  const total = (key: "passed" | "failed"): number => tallies.reduce((sum, tally) => sum + tally[key], 0);
  tallies.forEach(({ name, passed, failed }) => say(`${name}: ${passed} passed, ${failed} failed`));
  notRun.forEach(say);
  say(`\n${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") === 0 ? 0 : 1;
};

/** Runs tests of Node's test runner, and reads its summary. */
export const runNodeTests = async (program: Program): Promise<Tally> => {
  say(`\n▸ ${program.name}`);
  const { code, output } = await run(program, true);
  const count = (word: string): number => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)`, "m").exec(output)?.[1] ?? 0);
  return { name: program.name, passed: count("pass"), failed: count("fail") || (code === 0 && count("pass") > 0 ? 0 : 1) };
};
