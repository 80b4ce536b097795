import { UnreadableVideo } from "./byte-source";

/** Overwrites a file at an offset; with zeros when `bytes` is null. */
export interface Patch {
  offset: number;
  length: number;
  bytes: Buffer | null;
}

/** Files that need more patches are rejected as hostile. */
const MAX_PATCHES = 50_000;

export const createPatchList = () => {
  const patches: Patch[] = [];
  const add = (patch: Patch): void => {
    if (patch.length <= 0) return;
    if (patches.length >= MAX_PATCHES) throw new UnreadableVideo("too many patches");
    patches.push(patch);
  };
  return {
    zero: (offset: number, length: number): void => add({ offset, length, bytes: null }),
    write: (offset: number, bytes: Buffer): void => add({ offset, length: bytes.length, bytes }),
    /** Sorted by offset; of overlapping patches, the later one has priority. */
    sorted: (): Patch[] => patches.toSorted((one, other) => one.offset - other.offset),
  };
};

export type PatchList = ReturnType<typeof createPatchList>;

/** Returns a patched copy of a piece of the file that starts at `offset`. Patches must be sorted by offset. */
export const applyPatches = (piece: Buffer, offset: number, patches: readonly Patch[]): Buffer => {
  const copy = Buffer.from(piece);
  for (const patch of patches) {
    if (patch.offset >= offset + piece.length) break;
    const from = Math.max(patch.offset, offset);
    const to = Math.min(patch.offset + patch.length, offset + piece.length);
    if (from >= to) continue;
    if (patch.bytes === null) copy.fill(0, from - offset, to - offset);
    else patch.bytes.copy(copy, from - offset, from - patch.offset, to - patch.offset);
  }
  return copy;
};
