import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { PAUSES, pauseAfter } from "../src/lib/retries";
import { isStopping, signalGroup } from "./children";
import { say } from "./steps";

export interface Supervised {
  /** Subject of the printed sentences: "The panel". */
  name: string;
  start: () => ChildProcess;
  /** Whether the server answers, with any status code. */
  isAnswering: () => Promise<boolean>;
  logFile: string;
}

/** Replaced by tests. */
export interface Supervision {
  now: () => number;
  sleep: (ms: number) => Promise<unknown>;
  say: (line: string) => void;
  isStopping: () => boolean;
}

const SECOND = 1_000;

/** After answering for this long, the next restart counts as the first. */
const STABLE_MS = 10 * SECOND;

const CHECK_MS = 5 * SECOND;

/** Failed checks in a row, every 5 s with a timeout of 5 s: 30 to 60 s. */
const MAX_MISSED_CHECKS = 6;

const BOOT_MS = 60 * SECOND;
const BOOT_CHECK_MS = 200;

const REAL: Supervision = { now: Date.now, sleep: (ms) => delay(ms, undefined, { ref: false }), say, isStopping };

/** `ending` returns the reason of the child's end, null while it runs. */
interface Running {
  child: ChildProcess | null;
  ending: () => string | null;
  ended: Promise<unknown>;
}

/**
 * Restarts a server that has ended or does not answer, until this process stops. The number of restarts is not limited: the other processes
 * work without the server, and an external cause (full disk, unreachable database) may end at any time.
 */
export const supervise = async (
  { name, start, isAnswering, logFile }: Supervised,
  first: ChildProcess,
  parts: Supervision = REAL,
): Promise<void> => {
  let running = follow(first);
  let answeringSince: number | null = parts.now();
  let restarts = 0;
  while (!parts.isStopping()) {
    const reason =
      answeringSince === null ? await waitUntilAnswering(running, isAnswering, parts) : await waitUntilBroken(running, isAnswering, parts);
    if (reason === null) {
      answeringSince = parts.now();
      parts.say(`✓ ${name} answers again`);
      continue;
    }
    if (parts.isStopping()) return;
    if (answeringSince !== null && parts.now() - answeringSince >= STABLE_MS) restarts = 0;
    const pause = restarts === 0 ? 0 : pauseAfter(PAUSES.restart, restarts - 1);
    restarts += 1;
    answeringSince = null;
    parts.say(
      `! ${name} ${reason}; it is restarted ${pause === 0 ? "now" : `in ${pause / SECOND} s`}${restarts === 1 ? "" : ` (restart ${restarts} in a row)`}; see ${logFile}`,
    );
    if (pause > 0) await parts.sleep(pause);
    if (!parts.isStopping()) running = startFollowed(start);
  }
};

/** Resolves to null once the server answers, or to the reason why it does not. */
const waitUntilAnswering = async (
  running: Running,
  isAnswering: () => Promise<boolean>,
  { now, sleep }: Supervision,
): Promise<string | null> => {
  const deadline = now() + BOOT_MS;
  while (running.ending() === null && now() < deadline) {
    if (await isAnswering()) return running.ending();
    await Promise.race([running.ended, sleep(BOOT_CHECK_MS)]);
  }
  return endOf(running, `did not answer within ${BOOT_MS / SECOND} s of its start`);
};

/** Resolves to the reason once the server has failed and ended. */
const waitUntilBroken = async (running: Running, isAnswering: () => Promise<boolean>, { sleep }: Supervision): Promise<string> => {
  let missed = 0;
  while (running.ending() === null && missed < MAX_MISSED_CHECKS) {
    await Promise.race([running.ended, sleep(CHECK_MS)]);
    if (running.ending() === null) missed = (await isAnswering()) ? 0 : missed + 1;
  }
  return endOf(running, "does not answer and was killed");
};

/** Kills the server's process group; resolves to the reason why it had ended, or to the given one when it still ran. */
const endOf = async ({ child, ending, ended }: Running, reason: string): Promise<string> => {
  const known = ending();
  if (child !== null) signalGroup(child, "SIGKILL");
  await ended;
  return known ?? reason;
};

const follow = (child: ChildProcess): Running => {
  let ending: string | null = describeExit(child.exitCode, child.signalCode);
  const ended = new Promise<void>((resolve) => {
    const end = (sentence: string): void => {
      ending ??= sentence;
      resolve();
    };
    if (ending !== null) resolve();
    child.once("exit", (code, signal) => end(describeExit(code, signal) ?? "ended"));
    child.once("error", (error) => end(`could not start (${error.message})`));
  });
  return { child, ending: () => ending, ended };
};

const describeExit = (code: number | null, signal: NodeJS.Signals | null): string | null => {
  if (signal !== null) return `was ended by ${signal}`;
  return code === null ? null : `ended with code ${code}`;
};

/** `spawn` may throw, for example without memory for another process. */
const startFollowed = (start: () => ChildProcess): Running => {
  try {
    return follow(start());
  } catch (error) {
    const reason = `could not start (${error instanceof Error ? error.message : String(error)})`;
    return { child: null, ending: () => reason, ended: Promise.resolve() };
  }
};
