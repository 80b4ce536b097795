import type { GalleryPicture } from "../../domain/talent";

/** Independent of the address of the picture's file. */
export type SizedPicture = Pick<GalleryPicture, "pictureId" | "width" | "height" | "isBigLandscape">;

/** Ratios of pictures of unknown size: portrait, except for a big landscape. */
const ASSUMED_PORTRAIT = 3 / 4;
const ASSUMED_LANDSCAPE = 3 / 2;

/** Width divided by height. */
export const ratioOf = ({ width, height, isBigLandscape }: SizedPicture): number => {
  if (width && height) return width / height;
  return isBigLandscape ? ASSUMED_LANDSCAPE : ASSUMED_PORTRAIT;
};
