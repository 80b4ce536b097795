import type { ResizeOptions, Sharp } from "sharp";
import { COVER_RATIO } from "../../src/config/media";
import { failure, success, type Result } from "../../src/domain/result";
import { startTagsOf } from "../../src/lib/html";
import { decoder, MAX_PIXELS } from "./decoder";
import type { MediaFailure } from "./fetch-original";

/** `svg`: a drawing, sent as it is at every width. */
export type PictureFormat = "avif" | "webp" | "jpg" | "svg";

export interface Rendering {
  width: number;
  format: PictureFormat;
  /** A 3:4 crop, or the picture's own ratio. */
  shape: "cover" | "whole";
}

const MAX_DRAWING_BYTES = 1_000_000;
/** Bytes in which the first element is searched. */
const START_BYTES = 16_000;

/** SVGs are not decoded: the response's Content-Security-Policy keeps them from running or loading anything. */
const checkDrawing = (original: Buffer): Result<Buffer, MediaFailure> => {
  const isDrawing = startTagsOf(original.toString("utf8", 0, START_BYTES))[0]?.name === "svg";
  return isDrawing && original.length <= MAX_DRAWING_BYTES ? success(original) : failure("unreadable");
};

/** Renders a picture upright, without metadata and never enlarged, in this width and format. */
export const renderPicture = async (original: Buffer, rendering: Rendering): Promise<Result<Buffer, MediaFailure>> => {
  const { format } = rendering;
  if (format === "svg") return checkDrawing(original);
  try {
    const source = decoder(original, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
    const { autoOrient } = await source.metadata();
    const image = source.autoOrient().resize(resizing(autoOrient, rendering));
    return success(await encode(image, format).toBuffer());
  } catch {
    return failure("unreadable"); // not a picture, damaged, or too large
  }
};

interface Size {
  width: number;
  height: number;
}

const resizing = (size: Size, { shape, width }: Rendering): ResizeOptions => {
  if (shape === "whole") return { width, withoutEnlargement: true };
  const ratio = COVER_RATIO.width / COVER_RATIO.height;
  const cropWidth = Math.max(1, Math.min(width, size.width, Math.round(size.height * ratio)));
  // In portraits the face is at the top; for wider pictures libvips finds the most salient area.
  const position = size.width / size.height > ratio ? "attention" : "top";
  return { width: cropWidth, height: Math.max(1, Math.round(cropWidth / ratio)), fit: "cover", position };
};

const encode = (image: Sharp, format: Exclude<PictureFormat, "svg">): Sharp => {
  if (format === "avif") return image.avif({ quality: 52, effort: 2 });
  if (format === "webp") return image.webp({ quality: 78, effort: 3 });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true });
};
