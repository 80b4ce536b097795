import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import type { CSSProperties, MouseEvent, ReactNode } from "react";
import { type MediaWidth } from "../../config/media";
import { galleryAddress } from "../../config/talent-media";
import type { GalleryPicture, Talent } from "../../domain/talent";
import { SizedPhoto } from "../../components/ui/photo";
import { isPlainClick } from "../../components/ui/is-plain-click";
import { Strip } from "../../components/ui/strip";
import { useHydrated } from "../../components/ui/use-hydrated";
import { useMediaQuery } from "../../components/ui/use-media-query";
import { unpaired, PHONE_SPANS, SPANS, slideSizes, toSlides, type GallerySlide, type NumberedPicture } from "./gallery-slides";
import * as styles from "./picture-strip.module.css";

interface PictureStripProps {
  label: string;
  talent: Pick<Talent, "talentId" | "name">;
  pictures: readonly GalleryPicture[];
  /** A text on each picture. */
  captions?: readonly ReactNode[] | undefined;
  /** The address of a picture's full view; `position` counts from 1. */
  addressOf: (position: number) => string;
  onOpen: (position: number) => void;
  isHeld: boolean;
  /** True while another tab is chosen: no picture loads then. */
  isHidden: boolean;
}

/** A custom property is no part of React's CSSProperties. */
type RatioStyle = CSSProperties & Record<"--ratio", string>;

/** Phones, where each portrait has the window's width. */
const PHONE = "(max-width: 425px)";

/** Slides whose pictures are not lazy. */
const EAGER_SLIDES = 2;

export const PictureStrip = ({ label, talent, pictures, captions, addressOf, onOpen, isHeld, isHidden }: PictureStripProps) => {
  const { talentId, name } = talent;
  const { t } = useTranslation();
  const isPhone = useMediaQuery(PHONE) === true;
  const paired = toSlides(pictures);
  const slides = isPhone ? unpaired(paired) : paired;

  const renderSlide = (slide: GallerySlide, index: number) => (
    <div className={styles.slide}>
      {slide.pictures.map((placed) => (
        <PictureLink
          key={placed.position}
          placed={placed}
          talentId={talentId}
          alt={t("talent.picture", { name, index: placed.position })}
          sizes={slideSizes(paired, slide)}
          caption={captions?.[placed.position - 1] ?? null}
          isEager={!isHidden && index < EAGER_SLIDES}
          address={addressOf(placed.position)}
          onOpen={onOpen}
        />
      ))}
    </div>
  );

  return (
    <Strip
      key={[isPhone, ...pictures.map(({ version }) => version)].join()}
      label={label}
      words={{ previous: t("talent.previousPictures"), next: t("talent.nextPictures") }}
      isHeld={isHeld}
      slides={slides.map((slide, index) => ({
        key: slide.pictures.map(({ position }) => position).join("-"),
        span: SPANS[slide.kind],
        phoneSpan: PHONE_SPANS[slide.kind],
        content: renderSlide(slide, index),
      }))}
    />
  );
};

interface PictureLinkProps {
  placed: NumberedPicture;
  talentId: string;
  alt: string;
  sizes: string;
  caption: ReactNode;
  isEager: boolean;
  address: string;
  onOpen: (position: number) => void;
}

const PictureLink = ({
  placed: { picture, position, ratio },
  talentId,
  alt,
  sizes,
  caption,
  isEager,
  address,
  onOpen,
}: PictureLinkProps) => {
  const isHydrated = useHydrated();
  const addressAt = (width: MediaWidth): string => galleryAddress(talentId, picture.version, width);
  const style: RatioStyle = { "--ratio": ratio.toFixed(4) };
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(position);
  };
  return (
    // Without scripts the link opens the large picture.
    <a
      href={isHydrated ? address : addressAt(1920)}
      className={styles.picture}
      style={style}
      draggable={false}
      data-place={position}
      onClick={handleClick}
    >
      <SizedPhoto
        picture={picture}
        addressOf={addressAt}
        alt={alt}
        sizes={sizes}
        isEager={isEager}
        frame={picture.width && picture.height ? undefined : { width: ratio, height: 1 }}
      />
      {caption && <span className={styles.caption}>{caption}</span>}
    </a>
  );
};

export const galleryPictureFragment = graphql`
  fragment GalleryPicture on AgencyGalleryPicture {
    pictureId
    version
    width
    height
    isBigLandscape
  }
`;
