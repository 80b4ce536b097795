import type { PictureFormat } from "./render-picture";

/** AVIF is a third smaller than WebP, but above this width its encoding takes too long (README, "Picture formats"). */
const MAX_AVIF_WIDTH = 720;

export const PICTURE_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
};

/** The smallest format that `Accept` names; JPEG when it names none. */
export const chooseFormat = (accept: string | undefined, width: number): PictureFormat => {
  if (width <= MAX_AVIF_WIDTH && accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "jpg";
};
