import { useTranslation } from "gatsby-plugin-react-i18next";
import type { MouseEvent } from "react";
import { packagePictureAddress, packageVideoAddress } from "../../config/package-addresses";
import { PROVIDER_NAMES, videoWatchAddress } from "../../config/video";
import type { PackageTalent, PackageVideo } from "../../domain/package";
import { formatLongDate } from "../../i18n/format-date";
import { useLocale } from "../../i18n/use-locale";
import { FullView } from "../../components/talent/full-view";
import { ratioOf } from "../../components/talent/picture-ratio";
import { SizedPhoto } from "../../components/ui/photo";
import { VideoPlayer } from "../../components/ui/video-player";
import { isPlainClick } from "../../components/ui/is-plain-click";
import { usePackage } from "./package-context";
import * as styles from "./package-pictures.module.css";

interface PackageMediaProps {
  talent: Pick<PackageTalent, "name" | "pictures" | "videos" | "cover">;
}

const SIZES = "(min-width: 1200px) 30vw, (min-width: 700px) 45vw, 100vw";

const EAGER_PICTURES = 2;

/** The width that a picture's link opens without scripts. */
const LINK_WIDTH = 1920;

/** Each picture opens the full view, or the picture's file without scripts. */
export const PackagePictures = ({ talent: { name, pictures } }: PackageMediaProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { token, router } = usePackage();
  const handleClick = (position: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    router.showPicture(position);
  };
  const position = router.picture === null ? null : Math.min(router.picture, pictures.length);
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.pictureId} style={{ flexGrow: ratioOf(picture), flexBasis: `${Math.round(16 * ratioOf(picture))}rem` }}>
            <a href={packagePictureAddress(token, picture, LINK_WIDTH)} className={styles.picture} onClick={handleClick(index + 1)}>
              <SizedPhoto
                picture={picture}
                addressOf={(width) => packagePictureAddress(token, picture, width)}
                alt={t("talent.picture", { name, index: index + 1 })}
                sizes={SIZES}
                frame={{ width: ratioOf(picture), height: 1 }}
                isEager={index < EAGER_PICTURES}
              />
              {picture.date !== null && (
                <time dateTime={picture.date} className={styles.date}>
                  {t("package.digitalOf", { day: formatLongDate(picture.date, locale, "UTC") })}
                </time>
              )}
            </a>
          </li>
        ))}
      </ul>
      {position !== null && position > 0 && (
        <FullView
          name={name}
          pictures={pictures}
          addressOf={(picture, width) => packagePictureAddress(token, picture, width)}
          position={position}
          onTurn={router.turnTo}
          onClose={router.closePicture}
        />
      )}
    </>
  );
};

/** The agency's files play in the page. Videos of other providers are links, so that those providers get no data before a press. */
export const PackageVideos = ({ talent: { name, videos, cover } }: PackageMediaProps) => {
  const { t } = useTranslation();
  const { token } = usePackage();
  if (videos.length === 0) return null;
  return (
    <section className={styles.videos} aria-label={t("talent.videos")}>
      <h2 className={styles.heading}>{t("talent.videos")}</h2>
      <ul className={styles.list}>
        {videos.map((video, index) => (
          <li key={video.videoId}>
            <Video
              video={video}
              title={t(video.isShowreel ? "talent.showreel" : "talent.video", { name, index: index + 1 })}
              address={packageVideoAddress(token, video)}
              poster={cover === null ? undefined : packagePictureAddress(token, cover, 720)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

interface VideoProps {
  video: PackageVideo;
  title: string;
  address: string;
  poster: string | undefined;
}

const Video = ({ video: { provider, source, width, height }, title, address, poster }: VideoProps) => {
  const { t } = useTranslation();
  if (provider === "file")
    return (
      <VideoPlayer
        className={styles.video}
        style={{ aspectRatio: `${width || 16} / ${height || 9}` }}
        src={address}
        poster={poster}
        label={title}
      />
    );
  return (
    <a className={styles.link} href={videoWatchAddress(provider, source)} target="_blank" rel="noopener noreferrer nofollow">
      {t("package.watchAt", { title, provider: PROVIDER_NAMES[provider] })}
      <span className="visually-hidden"> ({t("talent.newTab")})</span>
    </a>
  );
};
