import { setTimeout as sleep } from "node:timers/promises";
import path from "node:path";
import type { ChildProcess } from "node:child_process";
import { canWrite } from "../server/lib/can-write";
import { END_WITH_PARENT, isStopping, runToEnd, startChild, type Command } from "./children";
import { fingerprint, onlyWhenChanged } from "./fingerprint";
import { MEMORY_VARIABLES } from "./memory-settings";
import { ROOT, type Settings } from "./settings";
import { fail, say, StartError, step } from "./steps";
import { supervise } from "./supervise";

const PANEL = path.join(ROOT, "panel");
/** Includes the demo content, which the first start stores; a panel that cannot start ends at once. */
const BOOT_MS = 300_000;

/** On a full disk the panel may not start, and the site must not wait for it for long. */
const BOOT_ON_FULL_DISK_MS = 10_000;
const HEALTH_MS = 5_000;

/** Folders of the site whose files the panel reads. */
export const SHARED_SOURCES = ["src/domain", "src/config", "src/lib", "src/locales"];

/** Inputs of the panel's build, with the versions of the packages that shared modules import. */
const BUILD_INPUTS = [
  "package-lock.json",
  ...SHARED_SOURCES,
  ...["package-lock.json", "package.json", "next.config.ts", "tsconfig.json", "src", "seed"].map((name) => `panel/${name}`),
];

const panelCommand = ({ dataDir, panelVariables }: Settings, name: string, args: readonly string[]) => ({
  name: `panel ${name}`,
  command: "npm",
  args,
  cwd: PANEL,
  env: panelVariables,
  logFile: logFile(dataDir, name),
});

const logFile = (dataDir: string, name: string): string => path.join(dataDir, "logs", `panel-${name}.log`);

/** Does nothing when the lockfile is unchanged. */
export const installPanel = async (settings: Settings): Promise<void> => {
  const lock = await fingerprint(PANEL, ["package-lock.json"]);
  const command = panelCommand(settings, "install", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  await step("panel install", () =>
    sayIfUnchanged(onlyWhenChanged(path.join(PANEL, "node_modules/.installed"), lock, () => runThreeTimes(command))),
  );
};

/** For commands that need the network. */
const runThreeTimes = async (command: Command, tries = 3): Promise<void> =>
  runToEnd(command).catch((error: unknown) => (tries === 1 || isStopping() ? Promise.reject(error) : runThreeTimes(command, tries - 1)));

/** Does nothing when the sources are unchanged. */
export const buildPanel = async (settings: Settings): Promise<void> => {
  const sources = await fingerprint(ROOT, BUILD_INPUTS);
  const command = panelCommand(settings, "build", ["run", "build"]);
  await step("panel build", () => sayIfUnchanged(onlyWhenChanged(path.join(PANEL, ".next/.built"), sources, () => runToEnd(command))));
};

/** Runs each step only when needed, then restarts the panel whenever it fails. */
export const startPanel = async (settings: Settings): Promise<void> => {
  await installPanel(settings);
  await buildPanel(settings);
  const server = startServer(settings);
  await startOrContinue(settings, server);
  keepRunning(settings, server);
};

const sayIfUnchanged = async (changed: Promise<boolean>): Promise<void> => {
  if (!(await changed)) say("  unchanged");
};

const startServer = ({ environment, dataDir, panelVariables }: Settings): ChildProcess => {
  const next = path.join(PANEL, "node_modules/next/dist/bin/next");
  const args = [...END_WITH_PARENT, next, "start", "-H", environment.PANEL_HOST, "-p", String(environment.PANEL_PORT)];
  return startChild({
    name: "panel",
    command: process.execPath,
    args,
    cwd: PANEL,
    env: { ...MEMORY_VARIABLES, ...panelVariables },
    logFile: logFile(dataDir, "server"),
  });
};

/** On a full or read-only disk the site starts without the panel, which is restarted until it answers. */
const startOrContinue = async (settings: Settings, server: ChildProcess): Promise<void> => {
  if (await canWrite(settings.dataDir)) return step("panel start", () => untilHealthy(settings, server, BOOT_MS));
  const noPanel = (error: unknown): void =>
    say(
      `! ${settings.dataDir} is full or cannot be written, so the site starts without the panel: ${error instanceof Error ? error.message : String(error)}`,
    );
  return step("panel start", () => untilHealthy(settings, server, BOOT_ON_FULL_DISK_MS)).catch(noPanel);
};

/** Resolves when the panel answers. Rejects when it does not start, which ends `npm start`: usually the settings are wrong. */
const untilHealthy = async ({ environment, dataDir }: Settings, server: ChildProcess, withinMs: number): Promise<void> => {
  const log = logFile(dataDir, "server");
  const deadline = Date.now() + withinMs;
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new StartError(`The panel ended with ${server.signalCode ?? `code ${server.exitCode}`}; see ${log}`);
    if (await isHealthy(addressOf(environment.PANEL_PORT))) return;
    await sleep(200);
  }
  throw new StartError(`The panel did not answer within ${withinMs / 1000} s; see ${log}`);
};

const keepRunning = (settings: Settings, server: ChildProcess): void => {
  const { environment, dataDir } = settings;
  const panel = {
    name: "The panel",
    start: () => startServer(settings),
    isAnswering: () => isAnswering(environment.PANEL_PORT),
    logFile: logFile(dataDir, "server"),
  };
  void supervise(panel, server).catch(fail);
};

const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

const askHealth = (address: string): Promise<Response> => fetch(`${address}/healthz`, { signal: AbortSignal.timeout(HEALTH_MS) });

/** Whether a panel at this address answers, and so has stored the demo content. */
export const isHealthy = async (address: string): Promise<boolean> => {
  try {
    const response = await askHealth(address);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // not started yet
  }
};

/** Any status counts as an answer, since a restart does not repair the database. */
const isAnswering = async (port: number): Promise<boolean> => {
  try {
    await (await askHealth(addressOf(port))).arrayBuffer();
    return true;
  } catch {
    return false;
  }
};
