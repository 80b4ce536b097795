import { mediaAddress, MEDIA_WIDTHS, type MediaWidth } from "../../config/media";
import type { Picture } from "../../domain/media";

/** What stands in `src` for browsers without `srcset`. */
const FALLBACK_WIDTH: MediaWidth = 720;

/** A picture of unknown size is offered up to this width. */
const ASSUMED_WIDTH: MediaWidth = 1920;

/** Widths worth offering: `/media` never enlarges, so none above the picture's own. */
export const offeredWidths = (width: number | null): MediaWidth[] => {
  const offered = MEDIA_WIDTHS.filter((candidate) => candidate >= 240 && candidate <= (width ?? ASSUMED_WIDTH));
  return offered.length > 0 ? offered : [MEDIA_WIDTHS[0]];
};

/** `src` and `srcSet` of an upstream picture. */
export const pictureSource = ({ path, width }: Picture): { src: string; srcSet: string } => {
  const offered = offeredWidths(width);
  const fallback = offered.includes(FALLBACK_WIDTH) ? FALLBACK_WIDTH : (offered.at(-1) ?? FALLBACK_WIDTH);
  return {
    src: mediaAddress(path, fallback),
    srcSet: offered.map((candidate) => `${mediaAddress(path, candidate)} ${candidate}w`).join(", "),
  };
};
