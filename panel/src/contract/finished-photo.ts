import sharp from "sharp";

import { mediaType } from "../../../src/domain/media-type";

const MAX_PIXELS = 80_000_000;
const CHECKED_WIDTH = 16;

/**
 * Whether the bytes are a JPEG that can be decoded to its end and has no metadata, as the contract requires. An orientation is metadata, so
 * the photo is upright.
 */
export const isFinishedPhoto = async (bytes: Buffer): Promise<boolean> => {
  // Before decoding: sharp would also open SVG and other formats.
  if (mediaType(bytes) !== "image/jpeg") return false;
  try {
    const photo = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { exif, xmp, iptc } = await photo.metadata();
    if ([exif, xmp, iptc].some((block) => block !== undefined)) return false;
    await photo.resize({ width: CHECKED_WIDTH }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};
