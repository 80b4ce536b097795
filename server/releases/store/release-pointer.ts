import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createProcessLock, withLock } from "../../lib/process-lock";
import { writeFileAtomically } from "../../lib/write-atomically";
import { isReleaseId } from "./release-id";

/** The release to serve, stored in the file `current` in the folder of all releases. */
export interface ReleasePointer {
  id: string;
  /** Id of an operator's choice, which holds the release when content changes by itself; null when no operator chose it. */
  choice: string | null;
}

const HELD = "held";

export const pointerFile = (root: string): string => join(root, "current");

/** Null before the first release. */
export const readPointer = async (root: string): Promise<ReleasePointer | null> => {
  const text = await readFile(pointerFile(root), "utf8").catch(() => ""); // the file is missing before the first release
  const [id = "", mark, choice = null] = text.trim().split(" ");
  return isReleaseId(id) ? { id, choice: mark === HELD ? choice : null } : null;
};

/**
 * Replaces the pointer by the result of `decide`, or keeps it when that is null; returns the pointer afterwards. A lock keeps
 * other processes (another gateway, `npm run release`) from changing the pointer in between.
 */
export const changePointer = async (
  root: string,
  decide: (pointer: ReleasePointer | null) => Promise<ReleasePointer | null>,
): Promise<ReleasePointer | null> => {
  const change = async (): Promise<ReleasePointer | null> => {
    const pointer = await readPointer(root);
    const next = await decide(pointer);
    if (next !== null) await writeFileAtomically(pointerFile(root), pointerText(next));
    return next ?? pointer;
  };
  return withLock(createProcessLock(join(root, "pointer.lock")), change, { retryMs: 20, timeoutMs: 10_000 });
};

export const pointerText = ({ id, choice }: ReleasePointer): string => `${id}${choice === null ? "" : ` ${HELD} ${choice}`}\n`;
