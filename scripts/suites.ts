import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "./settings";
import { say } from "./steps";

export interface TestResult {
  /** Relative to the project; empty for a check of all files. */
  file: string;
  /** Empty when the file itself failed, outside its tests. */
  test: string;
  state: "passed" | "failed" | "skipped";
  /** Of the first failure; otherwise empty. */
  error: string;
}

export interface Suite {
  name: string;
  results: readonly TestResult[];
  /** Tests that failed, and then passed in a run of their file alone. */
  flaky: readonly TestResult[];
  /** Failed tests that do not fail the run. */
  warnings?: readonly TestResult[];
}

interface Program {
  name: string;
  /** Node by default. */
  command?: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
}

export interface TestProgram extends Program {
  /** Runs these files alone, relative to the project. */
  files?: readonly string[];
}

/** Above this number of flaky tests, a run has failed. */
export const MAX_FLAKY = 3;

const MAX_OUTPUT = 64 * 2 ** 20;
const PANEL = path.join(ROOT, "panel");

/** Output goes to the terminal; resolves to the exit code. */
const run = ({ command = process.execPath, args, cwd = ROOT, env }: Program): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "inherit", "inherit"] });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });

/** Resolves to the program's output. */
const runQuietly = (args: readonly string[]): Promise<{ isPassed: boolean; output: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: ROOT, maxBuffer: MAX_OUTPUT }, (error, stdout, stderr) => {
      resolve({ isPassed: error === null, output: stdout + stderr });
    });
  });

/** A check of all files counts as one test. Its output is printed at its end, since other checks run at the same time. */
export const runCheck = async ({ name, args }: Program): Promise<Suite> => {
  const { isPassed, output } = await runQuietly(args);
  say(`\n▸ ${name}\n${output}`);
  const result: TestResult = { file: "", test: name, state: isPassed ? "passed" : "failed", error: "Its output is above." };
  return { name, results: [result], flaky: [] };
};

export const runJest = ({ name, args, env, files }: TestProgram): Promise<Suite> =>
  runTwice({ name, files }, async (only) => {
    announce(name, only);
    const report = await reportFile();
    const jest = path.join(ROOT, "node_modules/jest/bin/jest.js");
    const paths = only.length === 0 ? [] : ["--runTestsByPath", ...only];
    const code = await run({ name, args: [jest, "--json", `--outputFile=${report}`, ...args, ...paths], env });
    return withExitCode(readJestReport(await readFile(report, "utf8").catch(() => "")), code);
  });

/** Runs a project of `playwright.config.ts`. Traces of failed tests stay in `test-results/`. */
export const runPlaywright = ({ name, args, env, files }: TestProgram): Promise<Suite> => {
  let turns = 0;
  return runTwice({ name, files }, async (only) => {
    announce(name, only);
    const report = await reportFile();
    const cli = path.join(ROOT, "node_modules/@playwright/test/cli.js");
    // A folder for each turn, since Playwright empties it.
    const traces = `test-results/${name.replaceAll(" ", "-")}-${(turns += 1)}`;
    const code = await run({
      name,
      args: [cli, "test", "--reporter", "list,json", "--output", traces, ...args, ...only],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    return withExitCode(readPlaywrightReport(await readFile(report, "utf8").catch(() => "")), code);
  });
};

/** Counts a suite's failures as warnings. */
export const asWarnings = ({ results, ...suite }: Suite): Suite => ({
  ...suite,
  results: results.filter(({ state }) => state !== "failed"),
  warnings: results.filter(({ state }) => state === "failed"),
});

/** Runs a script of the panel that runs Node's test runner, with `report-tests.mjs` as a reporter. */
export const runPanelTests = ({ name, args: [script = "test"], files }: TestProgram): Promise<Suite> =>
  runTwice({ name, files }, async (only) => {
    announce(name, only);
    const report = await reportFile();
    const names = only.map((file) => path.relative(PANEL, path.join(ROOT, file)));
    const code = await run({ name, command: "npm", args: ["run", script, "--", ...names], cwd: PANEL, env: { TEST_REPORT: report } });
    return withExitCode(readNodeReport(await readFile(report, "utf8").catch(() => "")), code);
  });

const announce = (name: string, files: readonly string[]): void => say(`\n▸ ${[name, ...files].join(" ")}`);

const reportFile = async (): Promise<string> => path.join(await mkdtemp(path.join(tmpdir(), "tests-")), "report");

interface JestReport {
  testResults?: readonly {
    name: string;
    message: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
}

const readJestReport = (text: string): TestResult[] => {
  const { testResults = [] }: JestReport = text === "" ? {} : JSON.parse(text);
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative(ROOT, name);
    const results = assertionResults.map((result): TestResult => {
      const state = result.status === "passed" || result.status === "failed" ? result.status : "skipped";
      return { file, test: result.fullName, state, error: result.failureMessages.join("\n") };
    });
    const isBroken = status === "failed" && results.every(({ state }) => state !== "failed");
    return isBroken ? [...results, { file, test: "", state: "failed", error: message }] : results;
  });
};

interface PlaywrightError {
  message?: string;
  location?: { file: string };
}

interface PlaywrightSuite {
  title: string;
  specs: readonly {
    title: string;
    file: string;
    tests: readonly { results: readonly { status: string; errors: readonly PlaywrightError[] }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  config?: { rootDir: string };
  /** One for each file. */
  suites?: readonly PlaywrightSuite[];
  /** Of files that could not be loaded, for example. */
  errors?: readonly PlaywrightError[];
}

const readPlaywrightReport = (text: string): TestResult[] => {
  const { config = { rootDir: ROOT }, suites = [], errors = [] }: PlaywrightReport = text === "" ? {} : JSON.parse(text);
  const textOf = (list: readonly PlaywrightError[]): string => stripVTControlCharacters(list.map(({ message }) => message).join("\n"));
  const resultsOf = (suite: PlaywrightSuite, groups: readonly string[]): TestResult[] => [
    ...suite.specs.flatMap(({ title, file, tests }) =>
      tests.flatMap(({ results }) =>
        results.map((result): TestResult => ({
          file: path.relative(ROOT, path.join(config.rootDir, file)),
          test: [...groups, title].join(" "),
          state: result.status === "passed" || result.status === "skipped" ? result.status : "failed",
          error: textOf(result.errors),
        })),
      ),
    ),
    ...(suite.suites ?? []).flatMap((child) => resultsOf(child, [...groups, child.title])),
  ];
  const ofFiles = errors.map((error): TestResult => ({
    file: path.relative(ROOT, error.location?.file ?? ROOT),
    test: "",
    state: "failed",
    error: textOf([error]),
  }));
  return [...suites.flatMap((suite) => resultsOf(suite, [])), ...ofFiles];
};

/** One JSON line for each test. */
const readNodeReport = (text: string): TestResult[] =>
  text.split("\n").flatMap((line): TestResult[] => (line === "" ? [] : JSON.parse(line)));

/** A program that fails without a failed test, or runs none, has failed. */
const withExitCode = (results: readonly TestResult[], code: number): readonly TestResult[] => {
  const isExplained = results.some(({ state }) => state === (code === 0 ? "passed" : "failed"));
  return isExplained ? results : [...results, { file: "", test: "", state: "failed", error: `It ended with exit code ${code}.` }];
};

/**
 * Runs tests. A failed file that starts a browser or a child process is then run once more by itself, unless more than `MAX_FLAKY`
 * files have failed.
 */
export const runTwice = async (
  { name, files = [] }: Pick<TestProgram, "name" | "files">,
  runFiles: (files: readonly string[]) => Promise<readonly TestResult[]>,
): Promise<Suite> => {
  const first = await runFiles(files);
  const failed = new Set(first.filter(({ state }) => state === "failed").map(({ file }) => file));
  if (failed.size > MAX_FLAKY) return { name, results: first, flaky: [] };
  const results = [...first];
  const flaky: TestResult[] = [];
  for (const file of failed) {
    if (!(await startsProcess(file))) continue;
    const again = await runFiles([file]);
    const stillFailed = again.filter(({ state }) => state === "failed");
    flaky.push(...first.filter((result) => result.file === file && isMended(result, stillFailed)));
    results.splice(0, results.length, ...results.filter((result) => result.file !== file), ...again);
  }
  return { name, results, flaky };
};

/** Whether a failed test passed the second time. */
const isMended = ({ test, state }: TestResult, stillFailed: readonly TestResult[]): boolean =>
  state === "failed" && (test === "" ? stillFailed.length === 0 : stillFailed.every((other) => other.test !== test && other.test !== ""));

const BROWSER_TESTS = /^tests\/(browser|double)\//;
const CHILD_PROCESS = /node:child_process|\/(gateway|build)-program"/;

const startsProcess = async (file: string): Promise<boolean> =>
  file !== "" && (BROWSER_TESTS.test(file) || CHILD_PROCESS.test(await readFile(path.join(ROOT, file), "utf8").catch(() => "")));
