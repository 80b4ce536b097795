import { useTranslation } from "gatsby-plugin-react-i18next";
import { galleryAddress } from "../../config/talent-media";
import type { Talent } from "../../domain/talent";
import { CoverPhoto } from "../../components/talent/cover-photo";
import { ratioOf } from "../../components/talent/picture-ratio";
import { SizedPhoto } from "../../components/ui/photo";
import { LazyVideo } from "./lazy-video";
import * as styles from "./talent-videos.module.css";

interface TalentVideosProps {
  talent: Pick<Talent, "talentId" | "name" | "coverVersion" | "book" | "videos">;
}

const SIZES = "(min-width: 991px) 50vw, 100vw";

export const TalentVideos = ({ talent }: TalentVideosProps) => {
  const { t } = useTranslation();
  const { talentId, name, videos, book } = talent;
  const landscapes = book.filter((picture) => ratioOf(picture) > 1);
  return (
    <ul className={styles.list} data-single={videos.length === 1 || undefined}>
      {videos.map((video, index) => {
        const landscape = landscapes[index % Math.max(1, landscapes.length)];
        return (
          <li key={video.videoId}>
            <LazyVideo
              talentId={talentId}
              video={video}
              title={t(video.isShowreel ? "talent.showreel" : "talent.video", { name, index: index + 1 })}
              poster={
                landscape ? (
                  <SizedPhoto
                    picture={landscape}
                    addressOf={(width) => galleryAddress(talentId, landscape.version, width)}
                    alt=""
                    sizes={SIZES}
                  />
                ) : (
                  <CoverPhoto talent={{ ...talent, name: "" }} sizes={SIZES} />
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
};
