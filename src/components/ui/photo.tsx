import type { Picture } from "../../domain/media";
import { pictureSource } from "./picture-source";
import { ResilientImage } from "./resilient-image";
import * as styles from "./photo.module.css";

interface Ratio {
  width: number;
  height: number;
}

interface PhotoProps {
  picture: Picture;
  alt: string;
  sizes: string;
  /** Above the fold: loaded at once and first. */
  isPriority?: boolean;
  /** Loaded with the page, but not before all else. */
  isEager?: boolean;
  /** Crops the picture to this frame; without it the picture keeps its own ratio. */
  frame?: Ratio;
}

/** The frame of a picture whose size nobody could tell. */
const UNKNOWN_RATIO: Ratio = { width: 3, height: 2 };

/** Any upstream picture, built or live, on the section's tint. */
export const Photo = ({ picture, alt, sizes, isPriority, isEager, frame }: PhotoProps) => {
  const { width, height } = picture;
  const own = width !== null && height !== null ? { width, height } : UNKNOWN_RATIO;
  const ratio = frame ?? own;
  return (
    <ResilientImage
      {...pictureSource(picture)}
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
