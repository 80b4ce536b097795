import { assertInside, type ByteSource, UnreadableVideo } from "./video-metadata/byte-source";
import { findMp4Patches } from "./video-metadata/mp4";
import { findOggPatches } from "./video-metadata/ogg";
import { applyPatches, createPatchList } from "./video-metadata/patch-list";
import { findWebmPatches } from "./video-metadata/webm";

const FINDERS: Readonly<Record<string, typeof findMp4Patches>> = {
  "video/mp4": findMp4Patches,
  "video/webm": findWebmPatches,
  "video/ogg": findOggPatches,
};

const sourceOf = (data: Buffer): ByteSource => ({
  size: data.length,
  read: async (offset, length) => {
    assertInside({ size: data.length }, offset, length);
    return data.subarray(offset, offset + length);
  },
});

/**
 * A video without what it says of where, when and with what it was made; its length stays.
 * @throws UnreadableVideo when its structure cannot be read.
 */
export const toPlainVideo = async (data: Buffer, mimetype: string): Promise<Buffer> => {
  const find = FINDERS[mimetype];
  if (find === undefined) throw new UnreadableVideo("an unknown kind of video");
  const patches = createPatchList();
  await find(sourceOf(data), patches);
  return applyPatches(data, 0, patches.sorted());
};
