import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createProcessLock, withLock } from "../../lib/process-lock";
import { writeFileAtomically } from "../../lib/write-atomically";
import { isReleaseId } from "./release-id";

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
  const change = async (): Promise<ReleasePointer | null> => {
    const pointer = await readPointer(root);
    const next = await decide(pointer);
    if (next !== null) await writeFileAtomically(pointerFile(root), toText(next));
    return next ?? pointer;
  };
  return withLock(createProcessLock(join(root, "pointer.lock")), change, { retryMs: 20, timeoutMs: 10_000 });
};

const toText = ({ id, choice }: ReleasePointer): string => `${id}${choice === null ? "" : ` ${HELD} ${choice}`}\n`;
