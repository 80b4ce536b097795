import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import Database from "libsql";
import { errorCode } from "../../lib/error-code";
import { writeFileAtomically } from "../../lib/write-atomically";
import { isReleaseId } from "./release-folder";

/** Which release serves, in the file `current` beside the releases. */
export interface ReleasePointer {
  id: string;
  /** Names the operator's choice of this release, which content that changes by itself must not replace; null when nobody chose it. */
  choice: string | null;
}

const HELD = "held";

/** Stands in for the name of a choice that was written without one. */
const UNNAMED_CHOICE = "unnamed";

export const pointerFile = (root: string): string => join(root, "current");

/** Null before the first release. */
export const readPointer = async (root: string): Promise<ReleasePointer | null> => {
  const text = await readFile(pointerFile(root), "utf8").catch(() => ""); // none yet: a first start
  const [id = "", mark, choice = UNNAMED_CHOICE] = text.trim().split(" ");
  return isReleaseId(id) ? { id, choice: mark === HELD ? choice : null } : null;
};

/**
 * Replaces the pointer by what `decide` makes of the present one, or leaves it where that is null. Gateway and
 * `npm run release` are two processes: no other change happens between reading and writing. Returns the pointer afterwards.
 */
export const changePointer = async (
  root: string,
  decide: (pointer: ReleasePointer | null) => Promise<ReleasePointer | null>,
): Promise<ReleasePointer | null> => {
  await mkdir(root, { recursive: true });
  const unlock = await lockPointer(root);
  try {
    const pointer = await readPointer(root);
    const next = await decide(pointer);
    if (next !== null) await writeFileAtomically(pointerFile(root), toText(next));
    return next ?? pointer;
  } finally {
    unlock();
  }
};

const toText = ({ id, choice }: ReleasePointer): string => `${id}${choice === null ? "" : ` ${HELD} ${choice}`}\n`;

const LOCK_RETRY_MS = 20;
const LOCK_ATTEMPTS = 500;

/** Takes a lock of the operating system on `pointer.lock`, by way of SQLite: it ends with the process, so a crash leaves none. */
const lockPointer = async (root: string): Promise<() => void> => {
  for (let attempt = 1; ; attempt += 1) {
    const database = new Database(join(root, "pointer.lock"), { timeout: 0 });
    try {
      database.exec("BEGIN IMMEDIATE");
      return () => void database.close();
    } catch (error) {
      database.close();
      if (errorCode(error) !== "SQLITE_BUSY" || attempt === LOCK_ATTEMPTS) throw error;
    }
    await delay(LOCK_RETRY_MS);
  }
};
