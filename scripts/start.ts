import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import path from "node:path";
import { listReleases } from "../server/releases/kept-releases";
import { inheritedSocket } from "../server/listening-socket";
import { isStopping, stopChildren, stopOnSignals } from "./children";
import { startGateway } from "./gateway";
import { isHealthy, startPanel } from "./panel";
import { requireFreePorts } from "./ports";
import { readSettings, type Settings } from "./settings";
import { fail, say, StartError, step } from "./steps";

const WAIT_MS = 1_000;
const PARTS = ["panel", "gateway"] as const;

/**
 * `npm start`: sets up and starts panel and gateway, each step only when its inputs have changed. `npm start panel` and
 * `npm start gateway` run one of them, so that a service manager can restart them separately.
 */
const start = async (part: string | undefined): Promise<void> => {
  const settings = await readSettings();
  const parts = partsOf(part, settings);
  await requireFreePorts(portsOf(parts, settings));
  if (parts.includes("panel")) await startPanel(settings);
  if (!parts.includes("gateway")) return saySite(null, settings);
  if (settings.isEmbedded && !parts.includes("panel")) await waitForContent(settings);
  const { address, ended } = await startGateway({ settings });
  saySite(address, settings);
  await ended;
  if (isStopping()) return;
  throw new StartError(`The gateway ended; see ${path.join(settings.dataDir, "logs/gateway.log")}`);
};

const partsOf = (part: string | undefined, { isEmbedded }: Settings): readonly string[] => {
  if (part === undefined) return isEmbedded ? PARTS : ["gateway"];
  if (PARTS.some((known) => known === part) && (isEmbedded || part === "gateway")) return [part];
  throw new StartError(isEmbedded ? "usage: npm start [panel | gateway]" : "With PANEL_URL there is no embedded panel to start");
};

const portsOf = (parts: readonly string[], { environment: { PORT, PANEL_PORT } }: Settings): Record<string, number> => ({
  ...(parts.includes("gateway") && inheritedSocket(process.env, process.pid) === null ? { PORT } : {}),
  ...(parts.includes("panel") ? { PANEL_PORT } : {}),
});

/** A first build needs content; with a release the gateway serves without the panel. */
const waitForContent = async ({ dataDir, siteVariables }: Settings): Promise<void> => {
  if ((await listReleases(dataDir)).length > 0) return;
  await step("wait for the panel's content", async () => {
    while (!(await isHealthy(siteVariables.PANEL_URL ?? ""))) await sleep(WAIT_MS);
  });
};

const saySite = (address: string | null, settings: Settings): void => {
  say("");
  if (address !== null) say(`  Site   ${address}`);
  if (settings.isEmbedded) sayAdmin(settings);
  say("  Ctrl-C stops everything.\n");
};

const sayAdmin = ({ environment, dataDir }: Settings): void => {
  say(`  Admin  http://localhost:${environment.PANEL_PORT}/admin`);
  const passwordFile = path.join(dataDir, "admin-password.txt");
  if (existsSync(passwordFile)) say(`  First sign-in: see ${passwordFile}`);
};

stopOnSignals();
start(process.argv[2]).catch(async (error: unknown) => {
  fail(error);
  await stopChildren();
});
