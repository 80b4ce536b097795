import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { findOrInstallChromium } from "./chromium";
import { stopChildren, stopOnSignals } from "./children";
import { freePort } from "./free-port";
import { startGateway } from "./gateway";
import { installPanel, startPanel } from "./panel";
import { readSettings, ROOT, type Settings } from "./settings";
import { fail, say, step } from "./steps";
import { runCheck, runJest, runNodeTests, type Tally } from "./suites";

const bin = (name: string): string => path.join(ROOT, "node_modules", name);

const checks = async (): Promise<Tally[]> => [
  await runCheck({ name: "lint", args: [bin("eslint/bin/eslint.js"), ".", "--max-warnings", "0"] }),
  await runCheck({ name: "types", args: [bin("typescript/bin/tsc"), "--noEmit"] }),
  await runJest({ name: "unit tests", args: ["--selectProjects", "node", "browser"] }),
  await runJest({ name: "contract tests against the double", args: ["--selectProjects", "contract"] }),
  await runJest({ name: "the site from the double", args: ["--selectProjects", "double"] }),
];

const withoutUpstream = { PANEL_URL: "", PANEL_SALT: "", PANEL_API_TOKEN: "", INTEGRATION_URL: "", INTEGRATION_SALT: "", INTEGRATION_API_KEY: "", MEDIA_URL: "" };

/** The contract tests write entries, so they go only where they are sent by name. */
const contractVariables = ({ siteVariables }: Settings): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.keys(withoutUpstream).map((name) => [`CONTRACT_${name}`, siteVariables[name]]));

/** The whole product on free ports and in a data folder of its own, from first start to last test. */
const wholeProduct = async (dataDir: string, chromiumPath: string): Promise<Tally[]> => {
  const ports = { PORT: String(await freePort()), PANEL_PORT: String(await freePort()) };
  const settings = await readSettings({ ...withoutUpstream, ...ports, DATA_DIR: dataDir, SITE_URL: "", ENTRY_BUDGET: "1000" });
  await installPanel(settings);
  const panelTests = await runNodeTests({ name: "panel tests", command: "npm", args: ["test"], cwd: path.join(ROOT, "panel") });
  await startPanel(settings);
  const { address } = await startGateway({ settings });
  const addresses = { SITE_ADDRESS: address, PANEL_ADDRESS: `http://localhost:${ports.PANEL_PORT}`, CHROMIUM_PATH: chromiumPath };
  return [
    panelTests,
    await runJest({ name: "contract tests against the panel", args: ["--selectProjects", "contract"], env: contractVariables(settings) }),
    await runJest({ name: "browser tests", args: ["--selectProjects", "site", "--runInBand"], env: { ...settings.siteVariables, ...addresses } }),
  ];
};

const test = async (): Promise<void> => {
  const chromiumPath = await step("find Chromium", findOrInstallChromium);
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-test-"));
  const tallies = await checks();
  try {
    tallies.push(...(await wholeProduct(dataDir, chromiumPath)));
  } catch (error) {
    fail(error);
    tallies.push({ name: "the whole product starts", passed: 0, failed: 1 });
  } finally {
    await stopChildren();
  }
  const total = (key: "passed" | "failed"): number => tallies.reduce((sum, tally) => sum + tally[key], 0);
  if (total("failed") === 0) await rm(dataDir, { recursive: true });
  else process.exitCode = 1;
  tallies.forEach(({ name, passed, failed }) => say(`${name}: ${passed} passed, ${failed} failed`));
  say(`\n${total("passed")} passed, ${total("failed")} failed`);
};

stopOnSignals();
test().catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
