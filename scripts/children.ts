import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { errorCode } from "../src/lib/error-code";
import { createLogFile } from "../server/lib/log-file";
import { withSocket } from "../server/listening-socket";
import { say, StartError } from "./steps";

export interface Command {
  name: string;
  command: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Receives standard output and standard error. */
  logFile: string;
  onLine?: (line: string) => void;
  /** A listening socket that the child inherits (socket activation). */
  socket?: number | null;
  /** Time between SIGTERM and SIGKILL; 10 s by default. */
  graceMs?: number;
  /** Whether it is stopped before the other children, because it uses them. */
  stopsFirst?: boolean;
}

const GRACE_MS = 10_000;

/** Options for Node with which a server that `startChild` started ends when this process is killed. */
export const END_WITH_PARENT = ["--import", pathToFileURL(path.join(__dirname, "end-with-parent.mjs")).href];

/** Runs a command and ends it when this process is killed. */
const GUARD = path.join(__dirname, "../server/releases/build/build-guard.mjs");

/** npm repeats a Ctrl-C that the terminal has also sent, so two signals within this time count as one. */
const SAME_SIGNAL_MS = 1_000;

const running = new Map<ChildProcess, Required<Pick<Command, "graceMs" | "stopsFirst">>>();
let isEnding = false;

/** Whether a stop was requested, so that a child's end is not a failure. */
export const isStopping = (): boolean => isEnding;

/**
 * Starts a child in its own process group, so that it and its children end together. Its standard input stays open until this
 * process ends; see `END_WITH_PARENT`.
 */
export const startChild = ({
  cwd,
  env,
  logFile,
  onLine,
  socket = null,
  graceMs = GRACE_MS,
  stopsFirst = false,
  ...program
}: Command): ChildProcess => {
  const log = createLogFile(logFile, { onFailure: () => say(`! ${logFile} cannot be written`) });
  const { command, args } = socket === null ? program : withSocket(program.command, program.args);
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ["pipe", "pipe", "pipe", ...(socket === null ? [] : [socket])] });
  child.stdin?.on("error", () => undefined); // the child may close it; nothing is written to it
  running.set(child, { graceMs, stopsFirst });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  if (onLine && child.stdout) createInterface({ input: child.stdout }).on("line", onLine);
  child.once("close", () => {
    running.delete(child);
    log.end();
  });
  return child;
};

/** Rejects with an error that names the log. */
export const runToEnd = (command: Command): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = startChild({ ...command, command: process.execPath, args: [GUARD, command.command, ...command.args] });
    child.once("error", (error) => reject(new StartError(`${command.name} could not start: ${error.message}`)));
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new StartError(`${command.name} failed with code ${code ?? "none (stopped)"}; see ${command.logFile}`));
    });
  });

/** Those with `stopsFirst` before the others, so that the gateway can use the panel for its last requests. */
export const stopChildren = async (): Promise<void> => {
  isEnding = true;
  for (const isFirst of [true, false]) {
    const children = [...running].filter(([, { stopsFirst }]) => stopsFirst === isFirst);
    await Promise.all(children.map(([child, { graceMs }]) => stopChild(child, graceMs)));
  }
};

/** SIGTERM to the child's process group, and SIGKILL after `graceMs`. Resolves once the child has ended. */
export const stopChild = async (child: ChildProcess, graceMs: number): Promise<void> => {
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  signalGroup(child, "SIGTERM");
  const timer = setTimeout(() => signalGroup(child, "SIGKILL"), graceMs);
  await ended;
  clearTimeout(timer);
};

export const signalGroup = (child: ChildProcess, name: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    if (errorCode(error) !== "ESRCH") throw error; // it has ended
  }
};

/** At SIGINT, SIGTERM and SIGHUP; a second signal kills the children. */
export const stopOnSignals = (): void => {
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null && performance.now() - stoppingSince > SAME_SIGNAL_MS)
      [...running.keys()].forEach((child) => signalGroup(child, "SIGKILL"));
    if (stoppingSince !== null) return;
    stoppingSince = performance.now();
    void stopChildren().finally(() => process.exit());
  };
  process.on("SIGINT", stop).on("SIGTERM", stop).on("SIGHUP", stop);
};
