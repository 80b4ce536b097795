import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./settings";
import { measureSlowness } from "./slowness";
import { fail, say } from "./steps";
import { MAX_FLAKY, type Suite, type TestResult } from "./suites";

interface Phase {
  name: string;
  /** Of the machine before the phase (`measureSlowness`). */
  slowness: number;
  seconds: number;
  suites: readonly Suite[];
}

type Failure = Pick<TestResult, "file" | "test" | "error"> & { suite: string };

/** Of a command's last run, in `test-results/{command}.json`. */
export interface Summary {
  /** The commit, with `-dirty` after changes that are not committed. Null outside a clone. */
  commit: string | null;
  isGreen: boolean;
  passed: number;
  failed: number;
  skipped: number;
  phases: readonly { name: string; minutes: number; slowness: number; passed: number; failed: number; flaky: number }[];
  failures: readonly Failure[];
  flaky: readonly Failure[];
  warnings: readonly Failure[];
  /** Sentences about tests that this machine cannot run; each counts as one skipped test. */
  notRun: readonly string[];
}

type Phases = Readonly<Record<string, () => Promise<readonly Suite[]>>>;

/**
 * Runs phases one after the other, since tests beside a build or other tests time out. Ends after the first phase that fails, or with `all`
 * after the last one. A phase that rejects counts as one failure.
 */
export const runPhases = async (phases: Phases, { all }: { all: boolean }): Promise<Phase[]> => {
  const done: Phase[] = [];
  for (const [name, run] of Object.entries(phases)) {
    const slowness = measureSlowness();
    process.env.TEST_SLOWNESS = String(slowness); // the tests' limits are multiplied by it
    const started = performance.now();
    const suites = await run().catch((error: unknown): Suite[] => {
      fail(error);
      const text = error instanceof Error ? error.message : String(error);
      return [{ name, results: [{ file: "", test: name, state: "failed", error: text }], flaky: [] }];
    });
    done.push({ name, slowness, seconds: (performance.now() - started) / 1000, suites });
    if (!all && count(suites, "failed") > 0) break;
  }
  return done;
};

const count = (suites: readonly Suite[], state: TestResult["state"]): number =>
  suites.flatMap(({ results }) => results).filter((result) => result.state === state).length;

const failuresOf = (suites: readonly Suite[], pick: (suite: Suite) => readonly TestResult[]): Failure[] =>
  suites.flatMap((suite) => pick(suite).map(({ file, test, error }) => ({ suite: suite.name, file, test, error })));

/** Flaky tests do not fail a run, unless there are many, or one of them proves a promise of `docs/privacy.md`. */
const judgeFlaky = async (flaky: readonly Failure[]): Promise<string[]> => {
  const promises = await readFile(path.join(ROOT, "docs/privacy.md"), "utf8");
  const proofs = new Set(flaky.map(({ file }) => file).filter((file) => promises.includes(file)));
  return [
    ...(flaky.length > MAX_FLAKY ? [`${flaky.length} flaky tests are more than ${MAX_FLAKY}.`] : []),
    ...[...proofs].map((file) => `${file} proves a promise of docs/privacy.md and is flaky.`),
  ];
};

/** Prints failures, flaky tests and a table of the phases, writes `test-results/{command}.json`, and sets the exit code. */
export const reportPhases = async (command: string, phases: readonly Phase[], notRun: readonly string[]): Promise<void> => {
  const suites = phases.flatMap((phase) => phase.suites);
  const failures = failuresOf(suites, ({ results }) => results.filter(({ state }) => state === "failed"));
  const flaky = failuresOf(suites, (suite) => suite.flaky);
  const warnings = failuresOf(suites, (suite) => suite.warnings ?? []);
  const objections = await judgeFlaky(flaky);
  const summary: Summary = {
    commit: commitName(),
    isGreen: failures.length + objections.length === 0,
    passed: count(suites, "passed"),
    failed: failures.length + objections.length,
    skipped: count(suites, "skipped") + notRun.length,
    phases: phases.map(({ name, slowness, seconds, suites: own }) => ({
      ...{ name, minutes: round(seconds / 60), slowness: round(slowness), passed: count(own, "passed"), failed: count(own, "failed") },
      flaky: own.flatMap((suite) => suite.flaky).length,
    })),
    ...{ failures, flaky, warnings, notRun },
  };
  failures.forEach((failure) => say(`\n✗ ${describeFailure(failure)}`));
  warnings.forEach((warning) => say(`\n! warning: ${describeFailure(warning)}`));
  flaky.forEach((failure) => say(`\n~ flaky: ${describeFailure(failure)}`));
  sayTable(summary.phases);
  [...notRun, ...objections].forEach(say);
  const file = summaryFile(command);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(summary, null, 2)}\n`);
  if (flaky.length > 0) say(`${flaky.length} flaky, listed above and in ${path.relative(ROOT, file)}`);
  say(`\n${summary.passed} passed, ${summary.failed} failed, ${summary.skipped} skipped`);
  process.exitCode = summary.isGreen ? 0 : 1;
};

const round = (value: number): number => Number(value.toFixed(1));

const FIRST_LINES = 20;

const describeFailure = ({ suite, file, test, error }: Failure): string => {
  const lines = stripVTControlCharacters(error).trim().split("\n").slice(0, FIRST_LINES);
  return [[suite, file, test].filter(Boolean).join(" › "), ...lines.map((line) => `    ${line}`)].join("\n");
};

const sayTable = (phases: Summary["phases"]): void => {
  const width = Math.max(...phases.map(({ name }) => name.length));
  const row = ([name = "", ...figures]: readonly (string | number)[]): void =>
    say([String(name).padEnd(width), ...figures.map((figure) => String(figure).padStart(9))].join(""));
  say("");
  row(["phase", "minutes", "slowness", "passed", "failed", "flaky"]);
  phases.forEach(({ name, minutes, slowness, passed, failed, flaky }) =>
    row([name, minutes.toFixed(1), slowness.toFixed(1), passed, failed, flaky]),
  );
};

const summaryFile = (command: string): string => path.join(ROOT, "test-results", `${command}.json`);

/** See `Summary`. */
export const commitName = (): string | null => {
  try {
    return execFileSync("git", ["describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"], { cwd: ROOT, encoding: "utf8" }).trim();
  } catch {
    return null; // the files were copied without their history
  }
};

/** Null before the command's first run. */
export const readSummary = async (command: string): Promise<Summary | null> => {
  const text = await readFile(summaryFile(command), "utf8").catch(() => null); // never run here
  const summary: Summary | null = text === null ? null : JSON.parse(text);
  return summary;
};
