import { assertInside, type ByteSource, UnreadableVideo } from "../../../src/lib/video-metadata/byte-source";
import { findMp4Patches } from "../../../src/lib/video-metadata/mp4";
import { findOggPatches } from "../../../src/lib/video-metadata/ogg";
import { applyPatches, createPatchList } from "../../../src/lib/video-metadata/patch-list";
import { findWebmPatches } from "../../../src/lib/video-metadata/webm";

const FINDERS: Readonly<Record<string, typeof findMp4Patches>> = {
  "video/mp4": findMp4Patches,
  "video/webm": findWebmPatches,
  "video/ogg": findOggPatches,
};

/** A file in memory. */
export const toByteSource = (data: Buffer): ByteSource => ({
  size: data.length,
  read: async (offset, length) => {
    assertInside({ size: data.length }, offset, length);
    return data.subarray(offset, offset + length);
  },
});

/**
 * Overwrites a video's metadata (place, time, device) with blanks; its length does not change.
 * @throws UnreadableVideo when the structure cannot be read.
 */
export const blankVideoMetadata = async (data: Buffer, mimetype: string): Promise<Buffer> => {
  const findPatches = FINDERS[mimetype];
  if (findPatches === undefined) throw new UnreadableVideo("an unknown kind of video");
  const patches = createPatchList();
  await findPatches(toByteSource(data), patches);
  return applyPatches(data, 0, patches.sorted());
};
