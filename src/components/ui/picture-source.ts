import { mediaAddress, MEDIA_WIDTHS, type MediaWidth } from "../../config/media";
import type { Picture } from "../../domain/media";

export type AddressAtWidth = (width: MediaWidth) => string;

/** The width in `src`, for browsers without `srcset`. */
const FALLBACK_WIDTH: MediaWidth = 720;

/** The largest width to offer when the size is unknown. */
const ASSUMED_WIDTH: MediaWidth = 1920;

/** None above the picture's own width, because `/media` never enlarges. */
export const offeredWidths = (width: number | null): MediaWidth[] => {
  const offered = MEDIA_WIDTHS.filter((candidate) => candidate >= 240 && candidate <= (width ?? ASSUMED_WIDTH));
  return offered.length > 0 ? offered : [MEDIA_WIDTHS[0]];
};

/** `width` is the picture's own width in pixels. */
export const sourceAtWidths = (width: number | null, addressOf: AddressAtWidth): { src: string; srcSet: string } => {
  const offered = offeredWidths(width);
  const fallback = offered.includes(FALLBACK_WIDTH) ? FALLBACK_WIDTH : (offered.at(-1) ?? FALLBACK_WIDTH);
  return {
    src: addressOf(fallback),
    srcSet: offered.map((candidate) => `${addressOf(candidate)} ${candidate}w`).join(", "),
  };
};

export const pictureSource = ({ path, width }: Picture): { src: string; srcSet: string } =>
  sourceAtWidths(width, (candidate) => mediaAddress(path, candidate));
