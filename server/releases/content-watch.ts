import { unwatchFile, watchFile } from "node:fs";
import { nameError } from "../lib/describe-error";
import type { Releases } from "./releases";

/** A foreign upstream fires no hook, so its lists are compared so often. */
const CHECK_MS = 5 * 60_000;

/** Galleries are in no list: every talent's profile is asked for, so this runs once an hour. */
const CHECKS_PER_FULL_CHECK = 12;

/** Rebuilds when the upstream's content has changed, ages included: once fully now, then in the background until stopped. */
export const watchContent = (releases: Pick<Releases, "rebuildIfChanged">, warn: (sentence: string) => void): { stop(): void } => {
  let checks = 0;
  let isRunning = false;
  const check = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    checks += 1;
    await releases
      .rebuildIfChanged((checks - 1) % CHECKS_PER_FULL_CHECK === 0 ? "all" : "lists")
      .catch((error: unknown) => warn(`The content was not compared: ${nameError(error)}`));
    isRunning = false;
  };
  void check();
  const timer = setInterval(() => void check(), CHECK_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};

const FOLLOW_MS = 1_000;

/** Switches when another release is chosen from outside, until stopped. */
export const watchPointer = (releases: Pick<Releases, "follow">, file: string, warn: (sentence: string) => void): { stop(): void } => {
  const follow = (): void => void releases.follow().catch((error: unknown) => warn(`The chosen release was not read: ${nameError(error)}`));
  watchFile(file, { interval: FOLLOW_MS, persistent: false }, follow);
  return { stop: () => unwatchFile(file, follow) };
};
