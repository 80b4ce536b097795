import path from "node:path";
import { findOrInstallChromium } from "./chromium";
import { stopChildren, stopOnSignals } from "./children";
import { findProgram } from "./find-program";
import { installPanel } from "./panel";
import { ROOT } from "./settings";
import { fail, StartError, step } from "./steps";
import { asWarnings, runCheck, runJest, runPanelTests, runPlaywright, type Suite, type TestProgram } from "./suites";
import { makeTemporaryFolder } from "./temporary-folder";
import { readSummary, reportPhases, runPhases } from "./test-report";
import { contractVariables, createStackSettings, saveStackSettings, readStackSettings, siteTestVariables, startStack } from "./test-stack";

const bin = (name: string): string => path.join(ROOT, "node_modules", name);

/** Two lists of programs, which run at the same time. */
const CHECKS: readonly (readonly TestProgram[])[] = [
  [{ name: "lint", args: [bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"] }],
  [
    { name: "types", args: [bin("typescript/bin/tsc"), "--noEmit"] },
    { name: "types of the panel", args: [bin("typescript/bin/tsc"), "--noEmit", "-p", "panel"] },
    { name: "lint of styles", args: [bin("stylelint/bin/stylelint.mjs"), "{src,server}/**/*.css"] },
    { name: "format", args: [bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."] },
  ],
];

const UNIT_TESTS: readonly TestProgram[] = [{ name: "unit tests", args: ["--selectProjects", "node", "browser", "--maxWorkers", "2"] }];

/** Words of comments and documents: a warning here, a failure in `npm run test:wide`. */
const WORDS: readonly TestProgram[] = [{ name: "words", args: ["--selectProjects", "words"] }];

const gatewayTests = (caddyPath: string | null): readonly TestProgram[] => [
  { name: "gateway tests", args: ["--selectProjects", "gateway", "--maxWorkers", "2"] },
  { name: "contract tests against the double", args: ["--selectProjects", "contract"] },
  ...(caddyPath === null ? [] : [{ name: "Caddyfile", args: ["--selectProjects", "caddy"], env: { CADDY_PATH: caddyPath } }]),
];

const PANEL_TESTS: readonly TestProgram[] = [{ name: "panel tests", args: ["test"] }];

const CONTRACT: TestProgram = { name: "contract tests against the panel", args: ["--selectProjects", "contract"] };
const BROWSER: TestProgram = { name: "browser tests", args: ["--project=gate"] };

/** The files that failed in the last run, by suite. Null: everything is run. */
type Choice = ReadonlyMap<string, readonly string[]> | null;

const readFailed = async (): Promise<Choice> => {
  const summary = await readSummary("test");
  if (summary === null) throw new StartError("There is no result of npm test yet.");
  if (summary.failures.length === 0) throw new StartError("Nothing failed in the last run of npm test.");
  const suites = [...new Set(summary.failures.map(({ suite }) => suite))];
  return new Map(suites.map((name) => [name, summary.failures.filter(({ suite }) => suite === name).map(({ file }) => file)]));
};

/** Runs programs one after the other. A suite that failed outside a file is run whole. */
const runChosen = async (
  choice: Choice,
  programs: readonly TestProgram[],
  run: (program: TestProgram) => Promise<Suite>,
): Promise<Suite[]> => {
  const suites: Suite[] = [];
  for (const program of programs) {
    const files = choice === null ? [] : choice.get(program.name);
    if (files !== undefined) suites.push(await run({ ...program, files: files.includes("") ? [] : [...new Set(files)] }));
  }
  return suites;
};

/**
 * `npm test [-- --all]`: everything but the long runs and wide matrices of `npm run test:wide`. Ends after the first phase that
 * fails, or with `--all` after the last one. `npm run test:failed` runs what failed in the last run.
 */
const test = async (): Promise<void> => {
  await makeTemporaryFolder();
  const chromiumPath = await step("find Chromium", findOrInstallChromium);
  const caddyPath = await findProgram("CADDY_PATH", ["caddy"]);
  const choice = process.argv.includes("--failed") ? await readFailed() : null;
  const settings = choice === null ? await createStackSettings() : await readStackSettings();
  let address: string | null = null;
  const phases = {
    "install of the panel": async () => {
      await installPanel(settings);
      return [];
    },
    "lint and types": async () => (await Promise.all(CHECKS.map((programs) => runChosen(choice, programs, runCheck)))).flat(),
    "unit tests": async () => [
      ...(await runChosen(choice, UNIT_TESTS, runJest)),
      ...(await runChosen(choice, WORDS, runJest)).map(asWarnings),
    ],
    "gateway tests": () => runChosen(choice, gatewayTests(caddyPath), runJest),
    "panel tests": () => runChosen(choice, PANEL_TESTS, runPanelTests),
    "build of panel and site": async () => {
      if (choice === null || needsSite(choice)) address = (await startStack(settings)).address;
      return [];
    },
    "tests of the site": async () => {
      if (address === null) return [];
      const env = siteTestVariables(settings, address, chromiumPath);
      return [
        ...(await runChosen(choice, [{ ...CONTRACT, env: await contractVariables(settings) }], runJest)),
        ...(await runChosen(choice, [{ ...BROWSER, env }], runPlaywright)),
      ];
    },
  };
  const results = await runPhases(phases, { all: process.argv.includes("--all") });
  await stopChildren();
  if (address !== null) await saveStackSettings(settings);
  await reportPhases("test", results, caddyPath === null ? ["Caddyfile: not run. Install Caddy or set CADDY_PATH."] : []);
};

const needsSite = (choice: ReadonlyMap<string, unknown>): boolean =>
  [CONTRACT.name, BROWSER.name, "build of panel and site"].some((name) => choice.has(name));

stopOnSignals();
test().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
