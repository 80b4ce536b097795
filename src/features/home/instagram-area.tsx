import { useTranslation } from "gatsby-plugin-react-i18next";
import { useRef } from "react";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { socialHandle } from "../../components/layout/social-handle";
import { ResilientImage } from "../../components/ui/resilient-image";
import type { FeedPicture } from "../../domain/content";
import { useInstagram } from "./use-instagram";
import * as styles from "./instagram-area.module.css";

/** Two rows of the widest grid. */
const MAX_PICTURES = 8;

/** The only width in which the gateway serves the feed's pictures. */
const FEED_WIDTH = 480;

/** Only our gateway serves the pictures. Empty without a feed. */
export const InstagramArea = () => {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  const pictures = useInstagram(container);
  const profile = useSiteSettings().socialMedias.find(({ network }) => network === "instagram");
  return (
    <div ref={container} className={styles.container}>
      {pictures.length > 0 && (
        <section className={styles.area} aria-labelledby="home-instagram">
          <div className={styles.top}>
            <h2 id="home-instagram" className={styles.title}>
              {t("home.instagram")}
            </h2>
            {profile && (
              <a href={profile.url} rel="noopener" target="_blank" className={styles.profile}>
                {socialHandle(profile.url)}
                <span className="visually-hidden">, {t("home.newTab")}</span>
              </a>
            )}
          </div>
          <ul className={styles.grid}>
            {pictures.slice(0, MAX_PICTURES).map((picture, index) => (
              <li key={picture.itemId}>
                <FeedLink picture={picture} alt={picture.caption ?? t("home.instagramPost", { index: index + 1 })} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

const FeedLink = ({ picture: { permalink, picture }, alt }: { picture: FeedPicture; alt: string }) => {
  const { t } = useTranslation();
  return (
    <a href={permalink} rel="noopener" target="_blank" className={styles.link}>
      <ResilientImage
        src={picture}
        srcSet={`${picture} ${FEED_WIDTH}w`}
        sizes="(min-width: 700px) 25vw, 50vw"
        alt={alt}
        width={FEED_WIDTH}
        height={FEED_WIDTH}
        className={styles.picture}
      />
      <span className="visually-hidden">, {t("home.newTab")}</span>
    </a>
  );
};
