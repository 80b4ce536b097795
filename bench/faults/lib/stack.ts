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
  /** Called with everything written so far, after each piece of output. */
  onOutput?: (output: string) => void;
}

/** Gateway and embedded panel as `npm start` runs them. */
export interface Stack {
  /** Of the site, without a trailing slash. */
  address: string;
  panelPort: number;
  /** From the start until the home page was served. */
  startedInMs: number;
  /** The gateway's process group, null when it has ended. */
  gateway: () => Promise<number | null>;
  /** May be called more than once. */
  stop: () => Promise<void>;
}

const SERVES_WITHIN_MS = 600_000;
const STOPS_WITHIN_MS = 60_000;
const POLL_MS = 100;

const running = new Set<Stack["stop"]>();
let isStoppedBySignals = false;

/** A benchmark that is ended leaves no server behind. */
const stopOnSignals = (): void => {
  if (isStoppedBySignals) return;
  isStoppedBySignals = true;
  const stop = (): void => void Promise.allSettled([...running].map((stopOne) => stopOne())).finally(() => process.exit(1));
  process.once("SIGINT", stop).once("SIGTERM", stop);
};

/** Starts gateway and panel, and resolves once the home page is served. */
export const startStack = async ({ folder, dataDir, port, panelPort, onOutput }: StackOptions): Promise<Stack> => {
  const env = {
    ...process.env,
    PORT: String(port),
    PANEL_PORT: String(panelPort),
    DATA_DIR: dataDir,
    SITE_URL: "",
    ENTRY_BUDGET: "100000",
  };
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/start.ts"], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const closed = once(child, "close");
  const begunAt = performance.now();
  let output = "";
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
    onOutput?.(output);
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;

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
  while (!(await answers(address))) {
    if (hasEnded()) throw new Error(`npm start ended before it served\n${output}`);
    if (performance.now() - begunAt > SERVES_WITHIN_MS) {
      await stop();
      throw new Error(`npm start did not serve\n${output}`);
    }
    await delay(POLL_MS);
  }
  return { address, panelPort, startedInMs: performance.now() - begunAt, gateway: () => groupListeningOn(port), stop };
};

/** Whether an address is answered with a success. */
export const answers = (address: string, timeoutMs = 5_000): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.ok;
    },
    () => false,
  );

/** Waits until the panel answers; the milliseconds that it took, null when it did not within the time. */
export const untilPanelAnswers = async (panelPort: number, withinMs: number): Promise<number | null> => {
  const begunAt = performance.now();
  while (performance.now() - begunAt < withinMs) {
    if (await answers(`http://127.0.0.1:${panelPort}/healthz`, 2_000)) return performance.now() - begunAt;
    await delay(POLL_MS);
  }
  return null;
};
