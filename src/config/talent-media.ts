import { talentSegment, type MediaWidth } from "./media";

/** For the book, the composite and the digitals; the picture keeps its own ratio. */
export const galleryAddress = (reference: string, version: string, width: MediaWidth): string =>
  `/media/talents/${talentSegment(reference)}/gallery/${version}/${width}`;

export const talentVideoAddress = (reference: string, version: string): string =>
  `/media/talents/${talentSegment(reference)}/videos/${version}`;
