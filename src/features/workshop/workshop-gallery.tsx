import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { findTranslation, type WorkshopPicture } from "../../domain/content";
import { useLocale } from "../../i18n/use-locale";
import { Photo } from "../../components/ui/photo";
import * as styles from "./workshop-gallery.module.css";

interface WorkshopGalleryProps {
  pictures: readonly WorkshopPicture[];
}

const LEAD_SIZES = "100vw";
const SIZES = "(min-width: 991px) 31vw, 47vw";

export const WorkshopGallery = ({ pictures }: WorkshopGalleryProps) => {
  const { t } = useTranslation();
  if (pictures.length === 0) return null;
  return (
    <section className={styles.gallery} aria-labelledby="workshop-gallery">
      <h2 id="workshop-gallery" className={styles.title}>
        {t("workshop.gallery")}
      </h2>
      <ul className={styles.grid}>
        {pictures.map(({ galleryId, cover, title }, position) => (
          <li key={galleryId}>
            <GalleryPicture cover={cover} title={title} position={position} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const GalleryPicture = ({ cover, title, position }: Pick<WorkshopPicture, "cover" | "title"> & { position: number }) => {
  const { t } = useTranslation();
  const caption = findTranslation(title, useLocale());
  return (
    <figure>
      <Photo
        picture={cover}
        alt={caption === null ? t("workshop.picture", { index: position + 1 }) : ""}
        sizes={position === 0 ? LEAD_SIZES : SIZES}
      />
      {caption && (
        <figcaption className={styles.caption} lang={caption.lang}>
          {caption.text}
        </figcaption>
      )}
    </figure>
  );
};

export const workshopGalleryFragment = graphql`
  fragment WorkshopGallery on AgencyWorkshopPicture {
    galleryId
    title {
      pt
      en
    }
    cover {
      path
      width
      height
    }
  }
`;
