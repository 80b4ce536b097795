import pLimit from "p-limit";
import { PHOTO_EDGE } from "../../../src/config/constants";
import { photoProblem } from "../../../src/forms/photo-rules";
import type { FormMessage } from "../../../src/forms/messages";
import { failure, success, type Result } from "../../../src/domain/result";
import { decoder, MAX_PIXELS } from "../../media/decoder";

const DECODE_SECONDS = 10;
const JPEG_QUALITY = 86;
const OPENING = { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 } as const;

/** A progressive picture of fifty million points takes 180 MB to open, so those above this size are opened one at a time. */
const LARGE_PIXELS = 20_000_000;
const alone = pLimit(1);

/** What the bytes are; the name and the type that came with them say nothing. */
const signatures: readonly (readonly [string, Buffer])[] = [
  ["image/jpeg", Buffer.from([0xff, 0xd8, 0xff])],
  ["image/png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ["image/gif", Buffer.from("GIF87a")],
  ["image/gif", Buffer.from("GIF89a")],
];

const typeOf = (bytes: Buffer): string => signatures.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0] ?? "unknown";

/**
 * A visitor's photo drawn anew: upright, one frame, JPEG, without metadata or anything after its end.
 * Fails with the form's message where it is none of JPEG, PNG and GIF, too large, or broken.
 */
export const toPlainPhoto = async (bytes: Buffer): Promise<Result<Buffer, FormMessage>> => {
  const problem = photoProblem({ type: typeOf(bytes), size: bytes.length });
  if (problem !== null) return failure(problem);
  try {
    const { width, height } = await decoder(bytes, OPENING).metadata();
    return success(await (width * height > LARGE_PIXELS ? alone(() => draw(bytes)) : draw(bytes)));
  } catch {
    return failure("forms.photoUnreadable"); // broken, too many points, or too slow to open
  }
};

const draw = (bytes: Buffer): Promise<Buffer> =>
  decoder(bytes, OPENING)
    .autoOrient()
    .resize({ width: PHOTO_EDGE, height: PHOTO_EDGE, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: JPEG_QUALITY })
    .timeout({ seconds: DECODE_SECONDS })
    .toBuffer();
