import type { ResizeOptions, Sharp } from "sharp";
import { COVER_RATIO } from "../../src/config/media";
import { failure, success, type Result } from "../../src/domain/result";
import { decoder, MAX_PIXELS } from "./decoder";
import type { MediaFailure } from "./fetch-original";

export const FORMATS = ["avif", "webp", "jpg"] as const;

export type PictureFormat = (typeof FORMATS)[number];

export interface Rendering {
  width: number;
  format: PictureFormat;
  /** A 3:4 crop, or the picture's own ratio. */
  shape: "cover" | "whole";
}

/** Renders a picture upright, without metadata and never enlarged, in this width and format. */
export const renderPicture = async (original: Buffer, rendering: Rendering): Promise<Result<Buffer, MediaFailure>> => {
  try {
    const source = decoder(original, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 });
    const { autoOrient } = await source.metadata();
    const image = source.autoOrient().resize(resizing(autoOrient, rendering));
    return success(await encode(image, rendering.format).toBuffer());
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

const encode = (image: Sharp, format: PictureFormat): Sharp => {
  if (format === "avif") return image.avif({ quality: 52, effort: 2 });
  if (format === "webp") return image.webp({ quality: 78, effort: 3 });
  return image.flatten({ background: "#ffffff" }).jpeg({ quality: 80, progressive: true });
};
