import sharp from "sharp";

const MAX_PIXELS = 80_000_000;
const MAX_SIDE = 4000;
const JPEG_QUALITY = 88;

// First bytes of JPEG, PNG and GIF, checked before decoding: sharp would also open SVG and other formats.
const SIGNATURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
];

const isPhoto = (bytes: Buffer): boolean => SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte));

/**
 * Decodes an applicant's photo and encodes it as an upright JPEG without metadata.
 * Null when the bytes are not a readable JPEG, PNG or GIF.
 */
export const reencodePhoto = async (bytes: Buffer): Promise<Buffer | null> => {
  if (!isPhoto(bytes)) return null;
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
