import path from "node:path";
import { inheritedSocket } from "../server/listening-socket";
import { END_WITH_PARENT, startChild, stopChild, type Command } from "./children";
import { MEMORY_VARIABLES, SMALL_YOUNG_GENERATION } from "./memory-settings";
import { ROOT, type Settings } from "./settings";
import { say, StartError } from "./steps";

/** More than the gateway's longest stop: 30 s of `DRAIN_SECONDS`, 30 s for requests in flight, 10 s before and after them. */
const GRACE_MS = 75_000;

export interface GatewayOptions {
  settings: Settings;
  args?: readonly string[];
  env?: NodeJS.ProcessEnv;
}

export interface Gateway {
  address: string;
  /** Resolves when the gateway has ended, for any reason. */
  ended: Promise<void>;
  /** Resolves once it has finished its requests and ended. */
  stop: () => Promise<void>;
}

/** The command that runs the gateway and prints its steps; `error` returns its error message after a failure. */
export const gatewayCommand = ({
  settings,
  args = [],
  env = {},
  logFile,
  onReady,
}: GatewayOptions & { logFile: string; onReady?: (address: string) => void }) => {
  let reason: string | null = null;
  const onLine = (line: string): void => {
    const [, kind = "", text = ""] = /^(step|warning|ready|error): (.*)$/.exec(line) ?? [];
    if (kind === "step") say(stepLine(text));
    if (kind === "warning") say(`! ${text}`);
    if (kind === "error") reason = text;
    if (kind === "ready") onReady?.(text);
  };
  const command: Command = {
    name: "gateway",
    command: process.execPath,
    args: [SMALL_YOUNG_GENERATION, "--import", "tsx", ...END_WITH_PARENT, path.join(ROOT, "server/main.ts"), ...args],
    cwd: ROOT,
    env: { ...MEMORY_VARIABLES, ...settings.siteVariables, ...env },
    logFile,
    onLine,
    graceMs: GRACE_MS,
    stopsFirst: true,
  };
  return { command, error: (): string | null => reason };
};

/** Resolves once the gateway is ready. */
export const startGateway = (options: GatewayOptions): Promise<Gateway> =>
  new Promise((resolve, reject) => {
    const logFile = path.join(options.settings.dataDir, "logs", "gateway.log");
    const { command, error } = gatewayCommand({ ...options, logFile, onReady: (address) => resolve({ address, ended, stop }) });
    const child = startChild({ ...command, socket: inheritedSocket(process.env, process.pid) });
    const stop = (): Promise<void> => stopChild(child, GRACE_MS);
    const ended = new Promise<void>((settle) => child.once("close", () => settle()));
    child.once("close", (code) => reject(new StartError(error() ?? `The gateway ended with code ${code ?? "none"}; see ${logFile}`)));
  });

const stepLine = (text: string): string => {
  const [, name, seconds] = /^(.*) done ([\d.]+)$/.exec(text) ?? [];
  return name ? `✓ ${name} (${Number(seconds).toFixed(1)} s)` : `▸ ${text.replace(/ start$/, "")} …`;
};
