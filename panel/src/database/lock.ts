import { environment } from "../environment";
import { takeAdvisoryLock } from "./advisory-lock";
import { waitForFileLock } from "./file-lock";

/** Another holder has kept the lock longer than the caller waits. */
export class LockTimeout extends Error {}

/** With SQLite there is one panel, and commands beside it. */
export const hasSeveralPanels = (): boolean => environment.databaseUrl !== null;

/** Returns null without running the work when another holder has kept the lock for `waitMs`. */
const runHolding = async <Result>(
  { name, waitMs }: { name: string; waitMs: number },
  work: () => Promise<Result>,
): Promise<{ result: Result } | null> => {
  const { databaseUrl } = environment;
  const release = databaseUrl === null ? await waitForFileLock(name, waitMs) : await takeAdvisoryLock(databaseUrl, name, waitMs);
  if (release === null) return null;
  try {
    return { result: await work() };
  } finally {
    await release();
  }
};

/**
 * Runs the work while no other work runs under the same name, in this or another process of the store. The lock ends with the work or the
 * process; Postgres releases the lock of an unresponsive panel after 30 s.
 *
 * @param waitMs How long to wait for other work; by default without limit.
 * @throws LockTimeout after `waitMs`
 */
export const withLock = async <Result>(name: string, work: () => Promise<Result>, waitMs = Infinity): Promise<Result> => {
  const held = await runHolding({ name, waitMs }, work);
  if (held === null) throw new LockTimeout(`The lock "${name}" is taken`);
  return held.result;
};

/** Runs the work unless other work runs under the same name. Returns whether it has run. */
export const runIfUnlocked = async (name: string, work: () => Promise<void>): Promise<boolean> =>
  (await runHolding({ name, waitMs: 0 }, work)) !== null;
