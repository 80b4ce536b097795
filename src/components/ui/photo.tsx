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
  /** Above the fold: loaded first. */
  isPriority?: boolean;
  /** Not lazy, but with low priority. */
  isEager?: boolean;
  /** The ratio to crop to; the picture's own ratio by default. */
  frame?: Ratio;
}

interface PhotoProps extends Omit<SizedPhotoProps, "picture" | "addressOf"> {
  picture: Picture;
}

const UNKNOWN_RATIO: Ratio = { width: 3, height: 2 };

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

export const Photo = ({ picture, ...rest }: PhotoProps) => (
  <SizedPhoto picture={picture} addressOf={(width) => mediaAddress(picture.path, width)} {...rest} />
);
