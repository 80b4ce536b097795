import path from "node:path";
import { findOrInstallChromium } from "./chromium";
import { stopChildren, stopOnSignals } from "./children";
import { findProgram } from "./find-program";
import { ROOT, type Settings } from "./settings";
import { fail, step } from "./steps";
import { reportTallies, runCheck, runJest, runNodeTests, runPart, type Tally } from "./suites";
import { contractVariables, freshStack, keepStack, siteTestVariables, startStack } from "./test-stack";

const bin = (name: string): string => path.join(ROOT, "node_modules", name);

/** Checks and tests that need neither panel nor site. */
const runChecks = async (caddyPath: string | null): Promise<Tally[]> => [
  await runCheck({ name: "lint", args: [bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"] }),
  await runCheck({ name: "lint of styles", args: [bin("stylelint/bin/stylelint.mjs"), "{src,server}/**/*.css"] }),
  await runCheck({ name: "format", args: [bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."] }),
  await runCheck({ name: "types", args: [bin("typescript/bin/tsc"), "--noEmit"] }),
  await runJest({ name: "unit tests", args: ["--selectProjects", "node", "browser", "--maxWorkers", "2"] }),
  await runJest({ name: "contract tests against the double", args: ["--selectProjects", "contract"] }),
  ...(caddyPath === null
    ? []
    : [await runJest({ name: "Caddyfile", args: ["--selectProjects", "caddy"], env: { CADDY_PATH: caddyPath } })]),
];

const runPanelTests = (): Promise<Tally> =>
  runNodeTests({ name: "panel tests", command: "npm", args: ["test"], cwd: path.join(ROOT, "panel") });

/** Tests that need the running site. */
const runSiteTests = async (settings: Settings, address: string, chromiumPath: string): Promise<Tally[]> => {
  const env = siteTestVariables(settings, address, chromiumPath);
  return [
    await runJest({
      name: "contract tests against the panel",
      args: ["--selectProjects", "contract"],
      env: await contractVariables(settings),
    }),
    await runJest({ name: "browser tests", args: ["--selectProjects", "site", "--maxWorkers", "2"], env }),
  ];
};

/**
 * Runs the checks, and beside them builds and starts the stack and tests the panel. All end before the browser tests start, which
 * are slow and unreliable on a busy machine.
 */
const prepare = async (settings: Settings, caddyPath: string | null): Promise<{ tallies: Tally[]; address: string | null }> => {
  const checked = runPart("checks", () => runChecks(caddyPath));
  const { tallies, address } = await startStack(settings, { rebuilds: false });
  const tested = await runPart("panel tests", async () => [await runPanelTests()]);
  return { tallies: [...(await checked), ...tested, ...tallies], address };
};

/** `npm test`: everything but the long runs and wide matrices of `npm run test:wide`. */
const test = async (): Promise<void> => {
  const chromiumPath = await step("find Chromium", findOrInstallChromium);
  const caddyPath = await findProgram("CADDY_PATH", ["caddy"]);
  const settings = await freshStack();
  const { tallies: prepared, address } = await prepare(settings, caddyPath);
  const tested = address === null ? [] : await runPart("tests of the site", () => runSiteTests(settings, address, chromiumPath));
  await stopChildren();
  if (address !== null) await keepStack(settings);
  reportTallies(
    [...prepared, ...tested],
    caddyPath === null ? ["Caddyfile: NOT RUN, since no Caddy was found. Install it or set CADDY_PATH."] : [],
  );
};

stopOnSignals();
test().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
