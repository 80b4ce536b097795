import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { groupListeningOn, signalGroup } from "./process-groups";

export interface StackOptions {
  /** A checkout with its packages installed. */
  folder: string;
  dataDir: string;
  port: number;
  panelPort: number;
  /** Called with the whole output so far, whenever there is more. */
  onOutput?: (output: string) => void;
}

/** Gateway and embedded panel as `npm start` runs them. */
export interface Stack {
  /** Of the site, without a trailing slash. */
  address: string;
  panelPort: number;
  /** Time until the home page was served. */
  startedInMs: number;
  /** The gateway's process group; null when it has exited. */
  gateway: () => Promise<number | null>;
  /** May be called more than once. */
  stop: () => Promise<void>;
}

const SERVES_WITHIN_MS = 600_000;
const STOPS_WITHIN_MS = 60_000;
const POLL_MS = 100;

const running = new Set<Stack["stop"]>();
let hasSignalHandlers = false;

const stopOnSignals = (): void => {
  if (hasSignalHandlers) return;
  hasSignalHandlers = true;
  const stop = (): void => void Promise.allSettled([...running].map((stopOne) => stopOne())).finally(() => process.exit(1));
  process.once("SIGINT", stop).once("SIGTERM", stop);
};

/** The environment of gateway and panel, with a budget that the load does not exhaust. */
export const stackEnvironment = ({ port, panelPort, dataDir }: Pick<StackOptions, "port" | "panelPort" | "dataDir">) => ({
  ...process.env,
  PORT: String(port),
  PANEL_PORT: String(panelPort),
  DATA_DIR: dataDir,
  SITE_URL: "",
  ENTRY_BUDGET: "100000",
});

/** Resolves once the home page is served. */
export const startStack = async ({ folder, dataDir, port, panelPort, onOutput }: StackOptions): Promise<Stack> => {
  const env = stackEnvironment({ port, panelPort, dataDir });
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const closed = once(child, "close");
  const startedAt = performance.now();
  let output = "";
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    onOutput?.(output);
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const hasExited = (): boolean => child.exitCode !== null || child.signalCode !== null;

  const end = async (): Promise<void> => {
    child.kill("SIGINT");
    const isClosed = await Promise.race([closed.then(() => true), delay(STOPS_WITHIN_MS, false, { ref: false })]);
    for (const left of [port, panelPort]) {
      const group = await groupListeningOn(left);
      if (group !== null) await signalGroup(group, "SIGKILL");
    }
    if (isClosed) return;
    child.kill("SIGKILL");
    throw new Error(`npm start did not stop within ${STOPS_WITHIN_MS / 1000} s\n${output}`);
  };

  let ending: Promise<void> | null = null;
  const stop = (): Promise<void> => (ending ??= end().finally(() => running.delete(stop)));
  stopOnSignals();
  running.add(stop);

  const address = `http://127.0.0.1:${port}`;
  while (!(await isAnswering(address))) {
    if (hasExited()) throw new Error(`npm start exited before the site was ready\n${output}`);
    if (performance.now() - startedAt > SERVES_WITHIN_MS) {
      await stop();
      throw new Error(`the site was not ready within ${SERVES_WITHIN_MS / 1000} s\n${output}`);
    }
    await delay(POLL_MS);
  }
  return { address, panelPort, startedInMs: performance.now() - startedAt, gateway: () => groupListeningOn(port), stop };
};

/** True for a success status. */
export const isAnswering = (address: string, timeoutMs = 5_000): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );

/** Returns the time in milliseconds, null when it took longer than `withinMs`. */
export const waitForPanel = async (panelPort: number, withinMs: number): Promise<number | null> => {
  const startedAt = performance.now();
  while (performance.now() - startedAt < withinMs) {
    if (await isAnswering(`http://127.0.0.1:${panelPort}/healthz`, 2_000)) return performance.now() - startedAt;
    await delay(POLL_MS);
  }
  return null;
};
