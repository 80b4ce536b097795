import type { PictureFormat } from "./render-picture";

/** AVIF is a third smaller than WebP, but above this width its encoding keeps a visitor waiting (README, "Formats"). */
const MAX_AVIF_WIDTH = 720;

export const PICTURE_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
};

/** The smallest format that the visitor's browser says it reads; JPEG for those that say nothing. */
export const chooseFormat = (accept: string | undefined, width: number): PictureFormat => {
  if (width <= MAX_AVIF_WIDTH && accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "jpg";
};
