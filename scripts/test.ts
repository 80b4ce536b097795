import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findOrInstallChromium } from "./chromium";
import { stopChildren, stopOnSignals } from "./children";
import { freePort } from "./free-port";
import { startGateway } from "./gateway";
import { findOrInstallJava } from "./java";
import { installPanel, startPanel } from "./panel";
import { readSettings, ROOT, type Settings } from "./settings";
import { fail, say, step } from "./steps";
import { runCheck, runJest, runNodeTests, type Tally } from "./suites";

const bin = (name: string): string => path.join(ROOT, "node_modules", name);

/** Checks and tests that need neither panel nor site. */
const checks = async (): Promise<Tally[]> => [
  await runCheck({ name: "lint", args: [bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"] }),
  await runCheck({ name: "lint of styles", args: [bin("stylelint/bin/stylelint.mjs"), "src/**/*.css"] }),
  await runCheck({ name: "format", args: [bin("prettier/bin/prettier.cjs"), "--check", "--log-level", "warn", "."] }),
  await runCheck({ name: "types", args: [bin("typescript/bin/tsc"), "--noEmit"] }),
  await runJest({ name: "unit tests", args: ["--selectProjects", "node", "browser", "--maxWorkers", "2"] }),
  await runJest({ name: "contract tests against the double", args: ["--selectProjects", "contract"] }),
];

/** Builds the site, so it cannot run beside another build. */
const doubleTests = async (): Promise<Tally[]> => [
  await runJest({ name: "the site from the double", args: ["--selectProjects", "double"] }),
];

const withoutUpstream = {
  PANEL_URL: "",
  PANEL_SALT: "",
  PANEL_API_TOKEN: "",
  INTEGRATION_URL: "",
  INTEGRATION_SALT: "",
  INTEGRATION_API_KEY: "",
  MEDIA_URL: "",
};

/** The contract tests send entries, so they need explicit variables. */
const contractVariables = ({ siteVariables }: Settings): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.keys(withoutUpstream).map((name) => [`CONTRACT_${name}`, siteVariables[name]]));

const panelTests = (): Promise<Tally> =>
  runNodeTests({ name: "panel tests", command: "npm", args: ["test"], cwd: path.join(ROOT, "panel") });

interface Programs {
  chromiumPath: string;
  /** Null: the HTML checker is not run. */
  javaPath: string | null;
}

/** Tests that need the running site. */
const siteTests = async (settings: Settings, address: string, { chromiumPath, javaPath }: Programs): Promise<Tally[]> => {
  const addresses = {
    SITE_ADDRESS: address,
    PANEL_ADDRESS: `http://localhost:${settings.environment.PANEL_PORT}`,
    CHROMIUM_PATH: chromiumPath,
  };
  const env = { ...settings.siteVariables, ...addresses };
  return [
    await runJest({ name: "contract tests against the panel", args: ["--selectProjects", "contract"], env: contractVariables(settings) }),
    await runJest({ name: "browser tests", args: ["--selectProjects", "site", "--maxWorkers", "2"], env }),
    ...(javaPath === null
      ? []
      : [await runJest({ name: "Nu HTML Checker", args: ["--selectProjects", "html"], env: { ...env, JAVA_PATH: javaPath } })]),
    await runJest({ name: "publishing", args: ["--selectProjects", "publish", "--runInBand"], env }),
  ];
};

/** An error of a part counts as one failure; the other parts still run. */
const part = async (name: string, run: () => Promise<Tally[]>): Promise<Tally[]> => {
  try {
    return await run();
  } catch (error) {
    fail(error);
    return [{ name, passed: 0, failed: 1 }];
  }
};

/** Starts panel and site; the address is null when that fails. */
const startSite = async (settings: Settings): Promise<{ tallies: Tally[]; address: string | null }> => {
  try {
    await startPanel(settings);
    const { address } = await startGateway({ settings });
    return { tallies: [], address };
  } catch (error) {
    fail(error);
    return { tallies: [{ name: "panel and site start", passed: 0, failed: 1 }], address: null };
  }
};

/**
 * Runs the builds one after the other, and the checks beside them. All end before the browser tests start, which are slow and
 * unreliable on a busy machine.
 */
const prepare = async (settings: Settings): Promise<{ tallies: Tally[]; address: string | null }> => {
  const installed = part("the panel is installed", () => installPanel(settings).then(() => []));
  const checked = part("checks", checks);
  const tested = Promise.all([checked, installed]).then(() => part("panel tests", async () => [await panelTests()]));
  const built = await part("the site from the double", doubleTests);
  const notInstalled = await installed;
  const { tallies, address } = await startSite(settings);
  return { tallies: [...(await checked), ...(await tested), ...built, ...notInstalled, ...tallies], address };
};

const test = async (): Promise<void> => {
  const chromiumPath = await step("find Chromium", findOrInstallChromium);
  const javaPath = await step("find Java", findOrInstallJava);
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-test-"));
  const ports = { PORT: String(await freePort()), PANEL_PORT: String(await freePort()) };
  const settings = await readSettings({ ...withoutUpstream, ...ports, DATA_DIR: dataDir, SITE_URL: "", ENTRY_BUDGET: "1000" });
  const { tallies: prepared, address } = await prepare(settings);
  const tallies = [...prepared, ...(address === null ? [] : await siteTests(settings, address, { chromiumPath, javaPath }))];
  await stopChildren();
  const total = (key: "passed" | "failed"): number => tallies.reduce((sum, tally) => sum + tally[key], 0);
  if (total("failed") === 0) await rm(dataDir, { recursive: true });
  else process.exitCode = 1;
  tallies.forEach(({ name, passed, failed }) => say(`${name}: ${passed} passed, ${failed} failed`));
  if (javaPath === null)
    say("Nu HTML Checker: NOT RUN, since no Java was found. Install it (apt-get install default-jre-headless) or set JAVA_PATH.");
  say(`\n${total("passed")} passed, ${total("failed")} failed`);
};

stopOnSignals();
test().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
