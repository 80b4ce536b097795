import { photoProblem } from "../../../src/forms/photo-rules";
import type { FormMessage } from "../../../src/forms/messages";
import { failure, success, type Result } from "../../../src/domain/result";
import { decoder, MAX_PIXELS } from "../../media/decoder";

/** Longest side; more than any print of a comp card needs, and well below what the panel takes. */
const MAX_SIDE = 3_000;
const DECODE_SECONDS = 10;
const JPEG = { quality: 86, mozjpeg: false } as const;

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
    const image = decoder(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg(JPEG)
      .timeout({ seconds: DECODE_SECONDS });
    return success(await image.toBuffer());
  } catch {
    return failure("forms.photoUnreadable"); // broken, too many points, or too slow to open
  }
};
