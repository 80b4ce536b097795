import { mediaAddress } from "../../config/media";
import type { Picture, PictureSize } from "../../domain/media";
import { sourceAtWidths, type AddressAtWidth } from "./picture-source";
import { ResilientImage } from "./resilient-image";
import * as styles from "./photo.module.css";

interface Ratio {
  width: number;
  height: number;
}

interface SizedPhotoProps {
  picture: PictureSize;
  addressOf: AddressAtWidth;
  alt: string;
  sizes: string;
  /** Above the fold: loaded at once and first. */
  isPriority?: boolean;
  /** Loaded with the page, but not before all else. */
  isEager?: boolean;
  /** Crops the picture to this frame; without it the picture keeps its own ratio. */
  frame?: Ratio;
}

interface PhotoProps extends Omit<SizedPhotoProps, "picture" | "addressOf"> {
  picture: Picture;
}

/** The frame of a picture whose size nobody could tell. */
const UNKNOWN_RATIO: Ratio = { width: 3, height: 2 };

/** A picture, built or live, on the section's tint. */
export const SizedPhoto = ({ picture, addressOf, alt, sizes, isPriority, isEager, frame }: SizedPhotoProps) => {
  const { width, height } = picture;
  const own = width !== null && height !== null ? { width, height } : UNKNOWN_RATIO;
  const ratio = frame ?? own;
  return (
    <ResilientImage
      {...sourceAtWidths(width, addressOf)}
      alt={alt}
      sizes={sizes}
      isPriority={isPriority}
      isEager={isEager}
      width={own.width}
      height={own.height}
      className={styles.photo}
      style={{ aspectRatio: `${ratio.width} / ${ratio.height}` }}
    />
  );
};

/** A picture of the site's own content. */
export const Photo = ({ picture, ...rest }: PhotoProps) => (
  <SizedPhoto picture={picture} addressOf={(width) => mediaAddress(picture.path, width)} {...rest} />
);
