import { talentSegment, type MediaWidth } from "./media";

/** A picture of a talent's book, composite or digitals at its own ratio. */
export const galleryAddress = (reference: string, version: string, width: MediaWidth): string =>
  `/media/talents/${talentSegment(reference)}/gallery/${version}/${width}`;

/** A video file of a talent. */
export const talentVideoAddress = (reference: string, version: string): string =>
  `/media/talents/${talentSegment(reference)}/videos/${version}`;
