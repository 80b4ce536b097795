import { nameError } from "../../src/lib/describe-error";
import { watchChanges } from "../lib/watch-changes";
import type { Releases } from "./releases";

/** Interval of the comparison of lists: a content store other than the embedded one may call no hook. */
const CHECK_MS = 5 * 60_000;

/** Once an hour all profiles are fetched and compared too, since galleries are in no list. */
const CHECKS_PER_FULL_CHECK = 12;

/** Rebuilds when the content or an age has changed: compares everything now, then regularly until stopped. */
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

const POINTER_POLL_MS = 1_000;

/** Switches when another process chooses a release, until stopped. */
export const watchPointer = (
  releases: Pick<Releases, "followPointer">,
  file: string,
  warn: (sentence: string) => void,
): { stop(): void } => {
  const changes = watchChanges(file, POINTER_POLL_MS, () =>
    releases.followPointer().catch((error: unknown) => warn(`The chosen release was not read: ${nameError(error)}`)),
  );
  changes.start();
  return changes;
};
