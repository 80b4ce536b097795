import { createContext, useContext } from "react";
import { Photo } from "../../components/ui/photo";
import type { Picture } from "../../domain/media";

/** The page that shows. page-flip binds its pages once, so that what changes in them comes this way. */
export const ShownPage = createContext(0);

/** Pages so near to the shown one have their picture before they are turned to; a book of all its pictures would open late. */
const FETCHED_AHEAD = 3;

/** As the frame's width in the style sheet. */
const PAGE_SIZES = "(min-width: 570px) 45vw, 60vw";

export const PAGE_RATIO = { width: 3, height: 4 } as const;

interface BookPageProps {
  picture: Picture;
  alt: string;
  index: number;
}

/** A page of the book. */
export const BookPage = ({ picture, alt, index }: BookPageProps) => {
  const isNear = Math.abs(useContext(ShownPage) - index) <= FETCHED_AHEAD;
  return isNear ? <Photo picture={picture} alt={alt} sizes={PAGE_SIZES} frame={PAGE_RATIO} isPriority /> : null;
};
