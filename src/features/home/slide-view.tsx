import { DESKTOP_MIN_WIDTH } from "../../config/constants";
import { findTranslation, type Slide } from "../../domain/content";
import { isVideoFile, type Picture } from "../../domain/media";
import { useLocale } from "../../i18n/use-locale";
import { Link } from "../../components/ui/link";
import { pictureSource } from "../../components/ui/picture-source";
import { ResilientImage } from "../../components/ui/resilient-image";
import { SilentVideo } from "../../components/ui/silent-video";
import * as styles from "./slide-view.module.css";

interface SlideViewProps {
  slide: Slide;
  isFirst: boolean;
  isShown: boolean;
}

export const SlideView = ({ slide, isFirst, isShown }: SlideViewProps) => {
  const { mobile, desktop, link } = slide;
  const alt = findTranslation(slide.alt, useLocale())?.text ?? null;
  const media =
    isVideoFile(mobile.path) || isVideoFile(desktop.path) ? (
      <>
        <span className={styles.mobile}>
          <OneMedium medium={mobile} alt={alt} isFirst={isFirst} isShown={isShown} />
        </span>
        <span className={styles.desktop}>
          <OneMedium medium={desktop} alt={alt} isFirst={isFirst} isShown={isShown} />
        </span>
      </>
    ) : (
      <picture>
        <source media={`(min-width: ${DESKTOP_MIN_WIDTH}px)`} srcSet={pictureSource(desktop).srcSet} sizes="100vw" />
        <SlideImage picture={mobile} alt={alt} isFirst={isFirst} />
      </picture>
    );
  if (link === null) return <div className={styles.slide}>{media}</div>;
  return link.startsWith("/") ? (
    <Link to={link} className={styles.slide}>
      {media}
    </Link>
  ) : (
    <a href={link} className={styles.slide} rel="noopener" target="_blank">
      {media}
    </a>
  );
};

interface MediumProps {
  medium: Picture;
  alt: string | null;
  isFirst: boolean;
  isShown: boolean;
}

const OneMedium = ({ medium, alt, isFirst, isShown }: MediumProps) =>
  isVideoFile(medium.path) ? (
    <SilentVideo path={medium.path} label={alt} isPlaying={isShown} className={styles.media} />
  ) : (
    <SlideImage picture={medium} alt={alt} isFirst={isFirst} />
  );

const SlideImage = ({ picture, alt, isFirst }: { picture: Picture; alt: string | null; isFirst: boolean }) => (
  <ResilientImage {...pictureSource(picture)} sizes="100vw" alt={alt ?? ""} isPriority={isFirst} className={styles.media} />
);
