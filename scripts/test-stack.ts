import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { isRecord, parseJson } from "../src/lib/json";
import { fingerprint } from "./fingerprint";
import { freePort } from "./free-port";
import { startGateway, type Gateway } from "./gateway";
import { SHARED_SOURCES, startPanel } from "./panel";
import { makePackage } from "./panel-package";
import { requireFreePorts } from "./ports";
import { readSettings, ROOT, type Settings } from "./settings";

const FOLDER = path.join(ROOT, "node_modules/.cache/test-stack");
const DATA_DIR = path.join(FOLDER, "data");
const KEPT_FILE = path.join(FOLDER, "kept.json");

/** Every build writes this file. */
const LAST_BUILD = path.join(ROOT, "public/page-data/app-data.json");

/** Sources of the demo content and the database; site and panel are built again when their own sources change. */
const CONTENT_INPUTS = ["panel/package-lock.json", "panel/src", "panel/seed", ...SHARED_SOURCES];

/** Variables of a content store, emptied: the tests use the embedded panel. */
const NO_UPSTREAM = {
  PANEL_URL: "",
  PANEL_SALT: "",
  PANEL_API_TOKEN: "",
  INTEGRATION_URL: "",
  INTEGRATION_SALT: "",
  INTEGRATION_API_KEY: "",
  MEDIA_URL: "",
};

interface Ports {
  PORT: string;
  PANEL_PORT: string;
}

/** Publications cause no build, which would take most of the machine from the tests. */
const STACK = { DATA_DIR, SITE_URL: "", SITE_BUILDS: "start", DEMO: "on", ENTRY_BUDGET: "1000" };

const settingsOf = (ports: Ports): Promise<Settings> => readSettings({ ...NO_UPSTREAM, ...STACK, ...ports });

/** With an empty data folder, on free ports. */
export const createStackSettings = async (): Promise<Settings> => {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(DATA_DIR, { recursive: true });
  return settingsOf({ PORT: String(await freePort()), PANEL_PORT: String(await freePort()) });
};

/** Settings of the stack that the last `npm test` has kept, or of a fresh one when content or build have changed since. */
export const readStackSettings = async (): Promise<Settings> => {
  const kept = parseJson(await readFile(KEPT_FILE, "utf8").catch(() => "")); // absent before the first `npm test`
  if (!isRecord(kept) || kept.state !== (await stateOfBuild())) return createStackSettings();
  const ports = { PORT: String(kept.PORT), PANEL_PORT: String(kept.PANEL_PORT) };
  return (await areFree(ports)) ? settingsOf(ports) : createStackSettings();
};

/** For the next `npm run test:wide`, which uses the data folder again. */
export const saveStackSettings = async ({ environment }: Settings): Promise<void> => {
  const ports: Ports = { PORT: String(environment.PORT), PANEL_PORT: String(environment.PANEL_PORT) };
  await writeFile(KEPT_FILE, JSON.stringify({ ...ports, state: await stateOfBuild() }));
};

const stateOfBuild = async (): Promise<string> => {
  const builtAt = await stat(LAST_BUILD).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return `${await fingerprint(ROOT, CONTENT_INPUTS)} ${builtAt}`;
};

const areFree = ({ PORT, PANEL_PORT }: Ports): Promise<boolean> =>
  requireFreePorts({ PORT: Number(PORT), PANEL_PORT: Number(PANEL_PORT) }).then(
    () => true,
    () => false,
  );

/** Settings of the stack at these addresses with a copy of its data folder. It builds the site after each publication. */
export const settingsOfCopy = (dataDir: string, addresses: { site: string; panel: string }): Promise<Settings> => {
  const ports = { PORT: new URL(addresses.site).port, PANEL_PORT: new URL(addresses.panel).port };
  return readSettings({ ...NO_UPSTREAM, ...STACK, ...ports, DATA_DIR: dataDir, SITE_BUILDS: "always" });
};

export const startStack = async (settings: Settings): Promise<Gateway> => {
  await startPanel(settings);
  return startGateway({ settings });
};

const PASSPHRASE = "girassol de teste";

/**
 * The variables of the contract tests, which send entries and so need explicit addresses. Makes an open package and one with a
 * passphrase in the panel.
 */
export const contractVariables = async (settings: Settings): Promise<NodeJS.ProcessEnv> => {
  const panel = { panelAddress: panelAddressOf(settings), dataDir: settings.environment.DATA_DIR, talents: 3 };
  const tokenOf = (address: string): string => address.slice(address.lastIndexOf("/") + 1);
  return {
    ...Object.fromEntries(Object.keys(NO_UPSTREAM).map((name) => [`CONTRACT_${name}`, settings.siteVariables[name]])),
    CONTRACT_PACKAGE: tokenOf(await makePackage(panel)),
    CONTRACT_LOCKED_PACKAGE: tokenOf(await makePackage({ ...panel, passphrase: PASSPHRASE })),
    CONTRACT_PASSPHRASE: PASSPHRASE,
  };
};

const panelAddressOf = ({ environment }: Settings): string => `http://localhost:${environment.PANEL_PORT}`;

export const siteTestVariables = (settings: Settings, address: string, chromiumPath: string): NodeJS.ProcessEnv => ({
  ...settings.siteVariables,
  SITE_ADDRESS: address,
  PANEL_ADDRESS: panelAddressOf(settings),
  CHROMIUM_PATH: chromiumPath,
});
