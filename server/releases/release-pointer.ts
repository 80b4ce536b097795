import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFileAtomically } from "../files/write-atomically";
import { isReleaseId } from "./release-folder";

/** Which release serves, in the file `current` beside the releases. */
export interface ReleasePointer {
  id: string;
  /** Somebody went back to it by hand: what changes by itself must not replace it. */
  isHeld: boolean;
}

const HELD = "held";

export const pointerFile = (root: string): string => join(root, "current");

/** Null before the first release. */
export const readPointer = async (root: string): Promise<ReleasePointer | null> => {
  const text = await readFile(pointerFile(root), "utf8").catch(() => ""); // none yet: a first start
  const [id = "", mark] = text.trim().split(" ");
  return isReleaseId(id) ? { id, isHeld: mark === HELD } : null;
};

export const writePointer = (root: string, { id, isHeld }: ReleasePointer): Promise<void> =>
  writeFileAtomically(pointerFile(root), `${id}${isHeld ? ` ${HELD}` : ""}\n`);
