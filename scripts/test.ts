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

/** Everything that needs no panel. The last one builds a site, and only one can be built at a time. */
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

/** The panel on a free port and in a data folder of its own, from its installation to its content. */
const panel = async (settings: Settings): Promise<Tally[]> => {
  await installPanel(settings);
  const tally = await runNodeTests({ name: "panel tests", command: "npm", args: ["test"], cwd: path.join(ROOT, "panel") });
  await startPanel(settings);
  return [tally];
};

/** The site in front of that panel, from its first start to the last test. */
const site = async (settings: Settings, chromiumPath: string): Promise<Tally[]> => {
  const { address } = await startGateway({ settings });
  const addresses = { SITE_ADDRESS: address, PANEL_ADDRESS: `http://localhost:${settings.environment.PANEL_PORT}`, CHROMIUM_PATH: chromiumPath };
  const env = { ...settings.siteVariables, ...addresses };
  return [
    await runJest({ name: "contract tests against the panel", args: ["--selectProjects", "contract"], env: contractVariables(settings) }),
    await runJest({ name: "browser tests", args: ["--selectProjects", "site", "--maxWorkers", "2"], env }),
    await runJest({ name: "publishing", args: ["--selectProjects", "publish"], env }),
  ];
};

/** What keeps a part from running to its end counts as one failure, and leaves the other parts their tallies. */
const part = async (name: string, run: () => Promise<Tally[]>): Promise<Tally[]> => {
  try {
    return await run();
  } catch (error) {
    fail(error);
    return [{ name, passed: 0, failed: 1 }];
  }
};

const test = async (): Promise<void> => {
  const chromiumPath = await step("find Chromium", findOrInstallChromium);
  const dataDir = await mkdtemp(path.join(tmpdir(), "site-test-"));
  const ports = { PORT: String(await freePort()), PANEL_PORT: String(await freePort()) };
  const settings = await readSettings({ ...withoutUpstream, ...ports, DATA_DIR: dataDir, SITE_URL: "", ENTRY_BUDGET: "1000" });
  const beforehand = await Promise.all([part("checks", checks), part("the panel starts", () => panel(settings))]);
  const tallies = [...beforehand.flat(), ...(await part("the site starts", () => site(settings, chromiumPath)))];
  await stopChildren();
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
