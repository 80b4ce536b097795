import { failure, success, type Result } from "../../src/domain/result";
import { UnreadableVideo, type ByteSource } from "../../src/lib/video-metadata/byte-source";
import { findMp4Patches } from "../../src/lib/video-metadata/mp4";
import { findOggPatches } from "../../src/lib/video-metadata/ogg";
import { createPatchList, type Patch } from "../../src/lib/video-metadata/patch-list";
import { findWebmPatches } from "../../src/lib/video-metadata/webm";

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/**
 * Returns the bytes to overwrite in a video, so that it contains no location, date or device; offsets and length stay.
 * The error says what could not be read.
 */
export const findVideoPatches = async (source: ByteSource): Promise<Result<Patch[], string>> => {
  const patches = createPatchList();
  try {
    const start = await source.read(0, Math.min(4, source.size));
    if (start.equals(EBML)) await findWebmPatches(source, patches);
    else if (start.toString("latin1") === "OggS") await findOggPatches(source, patches);
    else await findMp4Patches(source, patches);
    return success(patches.sorted());
  } catch (error) {
    if (error instanceof UnreadableVideo) return failure(error.message);
    throw error;
  }
};
