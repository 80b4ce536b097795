import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { CSSProperties } from "react";
import type { GalleryPicture } from "../../domain/talent";
import { Photo } from "../../components/ui/photo";
import { galleryColumns } from "./gallery-columns";
import * as styles from "./picture-gallery.module.css";

interface PictureGalleryProps {
  title: string;
  name: string;
  pictures: readonly GalleryPicture[];
}

/** Custom properties are no part of React's CSSProperties. */
type RatioStyle = CSSProperties & Record<"--ratio", string>;
type RowsStyle = CSSProperties & Record<"--columns", number>;

/** Most pictures of a book are portraits. */
const ASSUMED_FRAME = { width: 3, height: 4 };

/** A frame only where the picture's own size is unknown; a big landscape has the photo's own default. */
const frameOf = ({ width, height, isBigLandscape }: GalleryPicture) => (isBigLandscape || (width && height) ? undefined : ASSUMED_FRAME);

const ratioOf = (picture: GalleryPicture): number => {
  const { width, height } = frameOf(picture) ?? picture;
  return width && height ? width / height : 1.5;
};

/** Pictures at their own ratio in rows of one height; a big landscape takes the full width. */
export const PictureGallery = ({ title, name, pictures }: PictureGalleryProps) => {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  const rows: RowsStyle = { "--columns": galleryColumns(pictures.length) };
  return (
    <section className={styles.gallery} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.rows} style={rows}>
        {pictures.map((picture, position) => {
          const ratio = ratioOf(picture);
          const style: RatioStyle = { "--ratio": ratio.toFixed(3) };
          const isWide = picture.isBigLandscape;
          return (
            <li key={picture.pictureId} className={isWide ? styles.wide : styles.cell} style={style}>
              <Photo
                picture={picture}
                frame={frameOf(picture)}
                alt={t("talent.picture", { name, index: position + 1 })}
                sizes={isWide ? "100vw" : `(min-width: 991px) ${Math.round(43 * ratio)}vw, (min-width: 700px) ${Math.round(66 * ratio)}vw, 100vw`}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
};

export const galleryPictureFragment = graphql`
  fragment GalleryPicture on AgencyGalleryPicture {
    pictureId
    path
    width
    height
    isBigLandscape
  }
`;
