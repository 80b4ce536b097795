import { PHOTO_EDGE } from "../../../src/config/form-limits";
import type { FormMessage } from "../../../src/forms/messages";
import { failure, success, type Result } from "../../../src/domain/result";
import { decoder, MAX_PIXELS } from "../../media/decoder";

const DECODE_SECONDS = 10;
const JPEG_QUALITY = 86;
const DECODE_OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 } as const;

/** A progressive JPEG of 50 megapixels takes 180 MB to decode, so photos above this size are decoded one at a time. */
const LARGE_PIXELS = 20_000_000;

/** The decoder unpacks an interlaced PNG completely before it returns the first row; cameras write none. */
const MAX_INTERLACED_PIXELS = 12_000_000;

export interface MeasuredPhoto {
  pixels: number;
  /** Takes hundreds of megabytes to decode. */
  isLarge: boolean;
}

/** Reads a photo's dimensions from its header; decodes nothing. */
export const measurePhoto = async (bytes: Buffer): Promise<Result<MeasuredPhoto, FormMessage>> => {
  try {
    const { width, height, format, isProgressive } = await decoder(bytes, DECODE_OPTIONS).metadata();
    const pixels = width * height;
    if (format === "png" && isProgressive && pixels > MAX_INTERLACED_PIXELS) return failure("forms.photoInterlaced");
    return success({ pixels, isLarge: pixels > LARGE_PIXELS });
  } catch {
    return failure("forms.photoUnreadable"); // damaged, or above the decoder's pixel limit
  }
};

/** Re-encodes a photo: upright, one frame, JPEG, without metadata or anything after its end. */
export const reencodePhoto = async (bytes: Buffer): Promise<Result<Buffer, FormMessage>> => {
  try {
    return success(await encode(bytes));
  } catch {
    return failure("forms.photoUnreadable"); // damaged, or decoding took too long
  }
};

const encode = (bytes: Buffer): Promise<Buffer> =>
  decoder(bytes, DECODE_OPTIONS)
    .autoOrient()
    .resize({ width: PHOTO_EDGE, height: PHOTO_EDGE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: JPEG_QUALITY })
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer();
