import sharp from "sharp";

import { mediaType } from "../../../src/domain/media-type";

const MAX_PIXELS = 80_000_000;
const MAX_SIDE = 4000;
const JPEG_QUALITY = 88;

/** Checked before decoding: sharp would also open SVG and other formats. */
const PHOTO_TYPES: ReadonlySet<string | null> = new Set(["image/jpeg", "image/png", "image/gif"]);

/**
 * Decodes an applicant's photo and encodes it as an upright JPEG without metadata.
 * Null when the bytes are not a readable JPEG, PNG or GIF.
 */
export const reencodePhoto = async (bytes: Buffer): Promise<Buffer | null> => {
  if (!PHOTO_TYPES.has(mediaType(bytes))) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch {
    return null;
  }
};
