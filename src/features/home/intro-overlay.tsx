import { graphql, useStaticQuery } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useRef } from "react";
import { Logo } from "../../components/layout/logo";
import { useSiteSettings } from "../../components/layout/use-site-settings";
import { Photo } from "../../components/ui/photo";
import { useIntro } from "./use-intro";
import * as styles from "./intro-overlay.module.css";

/** Shown when editors have set no intro picture. `StaticImage` would write an invalid `layout` attribute into the HTML. */
const useDrawing = () =>
  useStaticQuery<Queries.IntroDrawingQuery>(graphql`
    query IntroDrawing {
      introDrawing: file(relativePath: { eq: "intro.png" }) {
        childImageSharp {
          gatsbyImageData(layout: FIXED, width: 280, placeholder: NONE, formats: [WEBP])
        }
      }
    }
  `).introDrawing?.childImageSharp?.gatsbyImageData;

/** Covers the home page on the first visit of a session; closed by a press on its image, any key, scrolling or after four seconds. */
export const IntroOverlay = () => {
  const { t } = useTranslation();
  const { customizations, siteImages, hasOwnIcons } = useSiteSettings();
  const { agencyName } = customizations;
  const picture = siteImages.find(({ key }) => key === "intro");
  const logo = siteImages.find(({ key }) => key === "logo_dark");
  const drawing = useDrawing();
  const overlay = useRef<HTMLDivElement>(null);
  const intro = useIntro(overlay);
  return (
    <div
      ref={overlay}
      className={styles.overlay}
      role="dialog"
      aria-modal="true"
      aria-label={agencyName}
      tabIndex={-1}
      onTransitionEnd={intro.handleTransitionEnd}
    >
      <div className={styles.center}>
        {picture && <Photo picture={picture} alt="" sizes="(min-width: 991px) 60rem, 100vw" />}
        {!picture && logo && <Logo picture={logo} className={styles.logo} alt={agencyName} />}
        {!picture && !logo && (
          <>
            {drawing && !hasOwnIcons && <GatsbyImage image={drawing} alt="" loading="eager" />}
            <p className={styles.name}>{agencyName}</p>
          </>
        )}
        {/* Its `::after` covers the image. */}
        <button type="button" className={styles.button} onClick={intro.close} aria-label={t("intro.enter", { agency: agencyName })}>
          {t("intro.go")}
        </button>
      </div>
    </div>
  );
};
