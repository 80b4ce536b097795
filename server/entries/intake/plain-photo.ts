import { PHOTO_EDGE } from "../../../src/config/form-limits";
import { photoProblem } from "../../../src/forms/photo-rules";
import type { FormMessage } from "../../../src/forms/messages";
import { failure, success, type Result } from "../../../src/domain/result";
import { decoder, MAX_PIXELS } from "../../media/decoder";

const DECODE_SECONDS = 10;
const JPEG_QUALITY = 86;
const OPENING = { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 } as const;

/** A progressive picture of 50 megapixels takes 180 MB to open, so pictures above this size are opened one at a time. */
const LARGE_PIXELS = 20_000_000;

/** An interlaced PNG is unpacked as a whole before its first line is known; cameras write none. */
const INTERLACED_PIXELS = 12_000_000;

/** The format is read from the bytes; the name and the type that came with them prove nothing. */
const signatures: readonly (readonly [string, Buffer])[] = [
  ["image/jpeg", Buffer.from([0xff, 0xd8, 0xff])],
  ["image/png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["image/gif", Buffer.from("GIF87a")],
  ["image/gif", Buffer.from("GIF89a")],
];

const typeOf = (bytes: Buffer): string => signatures.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0] ?? "unknown";

/** What is wrong with a file by its first bytes and its size; null where it may be opened. */
export const fileProblem = ({ start, size }: { start: Buffer; size: number }): FormMessage | null => photoProblem({ type: typeOf(start), size });

export interface MeasuredPhoto {
  pixels: number;
  /** Takes hundreds of megabytes to open. */
  isLarge: boolean;
}

/** A photo's pixels as its header announces them; nothing is decoded. */
export const measurePhoto = async (bytes: Buffer): Promise<Result<MeasuredPhoto, FormMessage>> => {
  try {
    const { width, height, format, isProgressive } = await decoder(bytes, OPENING).metadata();
    const pixels = width * height;
    if (format === "png" && isProgressive && pixels > INTERLACED_PIXELS) return failure("forms.photoInterlaced");
    return success({ pixels, isLarge: pixels > LARGE_PIXELS });
  } catch {
    return failure("forms.photoUnreadable"); // broken, or more pixels than are ever opened
  }
};

/** Re-encodes a photo: upright, one frame, JPEG, without metadata or anything after its end. */
export const toPlainPhoto = async (bytes: Buffer): Promise<Result<Buffer, FormMessage>> => {
  try {
    return success(await encode(bytes));
  } catch {
    return failure("forms.photoUnreadable"); // broken, or too slow to open
  }
};

const encode = (bytes: Buffer): Promise<Buffer> =>
  decoder(bytes, OPENING)
    .autoOrient()
    .resize({ width: PHOTO_EDGE, height: PHOTO_EDGE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: JPEG_QUALITY })
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer();
