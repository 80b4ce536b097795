import type { ByteSource } from "./byte-source";
import { findMp4Patches } from "./mp4";
import { findOggPatches } from "./ogg";
import { createPatchList, type Patch } from "./patch-list";
import { findWebmPatches } from "./webm";

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/**
 * Returns the bytes to overwrite, so that the video contains no location, date or device; offsets and length are
 * unchanged.
 * @throws UnreadableVideo when the structure cannot be read.
 */
export const findVideoPatches = async (source: ByteSource): Promise<Patch[]> => {
  const patches = createPatchList();
  const start = await source.read(0, Math.min(4, source.size));
  if (start.equals(EBML)) await findWebmPatches(source, patches);
  else if (start.toString("latin1") === "OggS") await findOggPatches(source, patches);
  else await findMp4Patches(source, patches);
  return patches.sorted();
};
