import { useTranslation } from "gatsby-plugin-react-i18next";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { talentVideoAddress } from "../../config/talent-media";
import { PROVIDER_NAMES, videoPlayAddress, videoWatchAddress } from "../../config/video";
import type { TalentVideo } from "../../domain/talent";
import { useHydrated } from "../../components/ui/use-hydrated";
import { VideoPlayer } from "../../components/ui/video-player";
import * as styles from "./talent-videos.module.css";

interface LazyVideoProps {
  talentId: string;
  video: TalentVideo;
  title: string;
  poster: ReactNode;
}

/** The video loads when its button is pressed. Without scripts it is a link. */
export const LazyVideo = ({ talentId, video, title, poster }: LazyVideoProps) => {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const { provider, source } = video;

  useEffect(() => {
    // The focused button is gone.
    if (isOpen) stage.current?.focus();
  }, [isOpen]);

  const face = (
    <>
      {poster}
      <span className={styles.play} aria-hidden="true">
        <svg viewBox="0 0 10 10" className={styles.triangle}>
          <path d="M2 0.5 L9 5 L2 9.5 Z" />
        </svg>
        {t("talent.play")}
      </span>
    </>
  );
  return (
    <figure>
      <div ref={stage} className={styles.frame} tabIndex={-1}>
        {isOpen && <Player talentId={talentId} video={video} title={title} />}
        {!isOpen && isHydrated && (
          <button type="button" className={styles.poster} aria-label={t("talent.playVideo", { title })} onClick={() => setIsOpen(true)}>
            {face}
          </button>
        )}
        {!isOpen && !isHydrated && (
          <a
            className={styles.poster}
            href={provider === "file" ? talentVideoAddress(talentId, source) : videoWatchAddress(provider, source)}
            aria-label={t("talent.playVideo", { title })}
          >
            {face}
          </a>
        )}
      </div>
      <figcaption className={styles.caption}>
        {title}
        {provider !== "file" && <span className={styles.note}>{t("talent.videoNote", { provider: PROVIDER_NAMES[provider] })}</span>}
      </figcaption>
    </figure>
  );
};

const Player = ({ talentId, video: { provider, source }, title }: Pick<LazyVideoProps, "talentId" | "video" | "title">) =>
  provider === "file" ? (
    <VideoPlayer src={talentVideoAddress(talentId, source)} label={title} className={styles.player} isStarted />
  ) : (
    <iframe
      className={styles.player}
      src={videoPlayAddress(provider, source)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
