import sharp from "sharp";

const MOST_PIXELS = 80_000_000;
const LONGEST_SIDE = 4000;
const JPEG_QUALITY = 88;

// Looked at before any decoder: sharp alone would also open SVG and other formats that nobody's camera writes.
const SIGNATURES: readonly (readonly number[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x47, 0x49, 0x46, 0x38],
];

const isPhoto = (bytes: Buffer): boolean => SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte));

/**
 * An applicant's photo made anew from its pixels: JPEG, upright, without metadata.
 * Null when the bytes are no JPEG, PNG or GIF that can be drawn.
 */
export const toPlainPhoto = async (bytes: Buffer): Promise<Buffer | null> => {
  if (!isPhoto(bytes)) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch {
    // Truncated, damaged or far too large: the sender is told which photo, and why does not matter to them.
    return null;
  }
};
