import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { MEMORY_VARIABLES, SMALL_YOUNG_GENERATION } from "../../../scripts/memory-settings";
import { upstreamVariables, type UpstreamSettings } from "../../../src/config/environment";

const ROOT = path.resolve(__dirname, "../../..");

export interface GatewayProcess {
  pid: number;
  /** Its standard output and standard error so far. */
  output: () => string;
  /** Sends SIGKILL and waits for the end. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

export interface GatewayProcessOptions {
  settings: UpstreamSettings;
  port: number;
  dataDir: string;
  variables?: NodeJS.ProcessEnv;
  /** Arguments of Node; the gateway without a site by default. */
  command?: readonly string[];
  /** By default the project's folder. */
  cwd?: string;
}

const API_ONLY = [SMALL_YOUNG_GENERATION, "--import", "tsx", "server/main.ts", "--api-only"];

/** Resolves once the gateway is ready. */
export const startGatewayProcess = async ({
  settings,
  port,
  dataDir,
  variables = {},
  command = API_ONLY,
  cwd = ROOT,
}: GatewayProcessOptions): Promise<GatewayProcess> => {
  const child = spawn(process.execPath, command, {
    cwd,
    env: {
      ...process.env,
      ...MEMORY_VARIABLES,
      NODE_ENV: "production",
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
      ENTRY_BUDGET: "100000",
      ...upstreamVariables(settings),
      ...variables,
    },
  });
  let output = "";
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => output.includes("ready: ") && resolve());
    child.once("close", (code) => reject(new Error(`the gateway ended with ${code}: ${output}`)));
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded(child)) return;
    const closed = once(child, "close");
    child.kill(signal);
    await closed;
  };
  return {
    pid: child.pid ?? 0,
    output: () => output,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    signal: (name) => void child.kill(name),
    ended,
  };
};

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;
