import { useTranslation } from "gatsby-plugin-react-i18next";
import type { TalentVideo, VideoProvider } from "../../domain/talent";
import { VideoPlayer } from "../../components/ui/video-player";
import * as styles from "./talent-videos.module.css";

interface TalentVideosProps {
  name: string;
  videos: readonly TalentVideo[];
}

type ForeignProvider = Exclude<VideoProvider, "file">;

const PROVIDER_NAMES: Readonly<Record<ForeignProvider, string>> = { youtube: "YouTube", vimeo: "Vimeo" };

const watchAddress = (provider: ForeignProvider, source: string): string =>
  provider === "youtube" ? `https://www.youtube.com/watch?v=${encodeURIComponent(source)}` : `https://vimeo.com/${encodeURIComponent(source)}`;

/** Own videos play here, on request; a foreign one is a link, so that nobody is asked before the visitor wants it. */
export const TalentVideos = ({ name, videos }: TalentVideosProps) => {
  const { t } = useTranslation();
  if (videos.length === 0) return null;
  return (
    <section className={styles.videos} aria-label={t("talent.videos")}>
      <h2 className={styles.title}>{t("talent.videos")}</h2>
      <ul className={styles.list}>
        {videos.map(({ videoId, provider, source, width, height }, position) => (
          <li key={videoId}>
            {provider === "file" ? (
              <VideoPlayer
                path={source}
                label={t("talent.video", { name, index: position + 1 })}
                className={styles.video}
                style={{ aspectRatio: `${width} / ${height}` }}
              />
            ) : (
              <a className={styles.link} href={watchAddress(provider, source)} rel="noopener" target="_blank">
                {t("talent.watch", { provider: PROVIDER_NAMES[provider] })}
                <span className="unseen"> ({t("talent.newTab")})</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
