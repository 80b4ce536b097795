import path from "node:path";
import { findOrInstallChromium } from "./chromium";
import { stopChildren, stopOnSignals } from "./children";
import { findProgram } from "./find-program";
import { installPanel } from "./panel";
import { ROOT, type Settings } from "./settings";
import { fail, step } from "./steps";
import { reportPhases, runCheck, runJest, runNodeTests, runPhases, type Tally } from "./suites";
import { contractVariables, freshStack, keepStack, siteTestVariables, startStack } from "./test-stack";

const bin = (name: string): string => path.join(ROOT, "node_modules", name);

const runChecks = async (): Promise<Tally[]> => [
  await runCheck({ name: "lint", args: [bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"] }),
  await runCheck({ name: "lint of styles", args: [bin("stylelint/bin/stylelint.mjs"), "{src,server}/**/*.css"] }),
  await runCheck({ name: "format", args: [bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."] }),
  await runCheck({ name: "types", args: [bin("typescript/bin/tsc"), "--noEmit"] }),
];

const runUnitTests = async (): Promise<Tally[]> => [
  await runJest({ name: "unit tests", args: ["--selectProjects", "node", "browser", "--maxWorkers", "2"] }),
];

const runGatewayTests = async (caddyPath: string | null): Promise<Tally[]> => [
  await runJest({ name: "gateway tests", args: ["--selectProjects", "gateway", "--maxWorkers", "2"] }),
  await runJest({ name: "contract tests against the double", args: ["--selectProjects", "contract"] }),
  ...(caddyPath === null
    ? []
    : [await runJest({ name: "Caddyfile", args: ["--selectProjects", "caddy"], env: { CADDY_PATH: caddyPath } })]),
];

const runPanelTests = async (): Promise<Tally[]> => [
  await runNodeTests({ name: "panel tests", command: "npm", args: ["test"], cwd: path.join(ROOT, "panel") }),
];

/** Tests that need the running site. */
const runSiteTests = async (settings: Settings, address: string, chromiumPath: string): Promise<Tally[]> => {
  const env = siteTestVariables(settings, address, chromiumPath);
  return [
    await runJest({
      name: "contract tests against the panel",
      args: ["--selectProjects", "contract"],
      env: await contractVariables(settings),
    }),
    await runJest({ name: "browser tests", args: ["--selectProjects", "site", "--runInBand"], env }),
  ];
};

/**
 * `npm test [-- --all]`: everything but the long runs and wide matrices of `npm run test:wide`. Ends after the first phase that
 * fails, or with `--all` after the last one.
 */
const test = async (): Promise<void> => {
  const chromiumPath = await step("find Chromium", findOrInstallChromium);
  const caddyPath = await findProgram("CADDY_PATH", ["caddy"]);
  const settings = await freshStack();
  let address: string | null = null;
  const phases = {
    "install of the panel": async () => {
      await installPanel(settings);
      return [];
    },
    "lint and types": runChecks,
    "unit tests": runUnitTests,
    "gateway tests": () => runGatewayTests(caddyPath),
    "panel tests": runPanelTests,
    "build of panel and site": async () => {
      address = (await startStack(settings)).address;
      return [];
    },
    "tests of the site": async () => (address === null ? [] : runSiteTests(settings, address, chromiumPath)),
  };
  const results = await runPhases(phases, { all: process.argv.includes("--all") });
  await stopChildren();
  if (address !== null) await keepStack(settings);
  reportPhases(results, caddyPath === null ? ["Caddyfile: NOT RUN, since no Caddy was found. Install it or set CADDY_PATH."] : []);
};

stopOnSignals();
test().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
