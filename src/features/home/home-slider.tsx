import { graphql } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { HOME_SLIDE_MS } from "../../config/slides";
import { findTranslation, type Slide } from "../../domain/content";
import { useLocale } from "../../i18n/use-locale";
import { Slider } from "../../components/ui/slider";
import { SlideView } from "./slide-view";
import { useSlideshow } from "./use-slideshow";
import * as styles from "./home-slider.module.css";

interface HomeSliderProps {
  slides: readonly Slide[];
  /** Leaves space in the first screen for the two paths, where the picture is higher than that. */
  hasPathsBelow?: boolean;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Several slides advance automatically until paused. */
export const HomeSlider = ({ slides, hasPathsBelow = false }: HomeSliderProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const slideshow = useSlideshow();
  const hasMany = slides.length > 1;
  const caption = findTranslation(slides[slideshow.index]?.alt, locale);

  if (slides.length === 0) return null;
  return (
    <section
      className={styles.slider}
      aria-label={t("slider.label")}
      data-paths={hasPathsBelow || undefined}
      data-paused={slideshow.isPaused || undefined}
      data-failed={slideshow.hasFailed || undefined}
    >
      <Slider
        labels={{ label: t("slider.label"), slide: "{{index}} / {{slidesLength}}" }}
        slides={slides.map((slide, position) => ({
          key: slide.slideId,
          content: <SlideView slide={slide} isFirst={position === 0} isShown={position === slideshow.index} />,
        }))}
        autoplayMs={HOME_SLIDE_MS}
        hasFailed={slideshow.hasFailed}
        onReady={slideshow.handleReady}
        onFailure={slideshow.handleFailure}
        onMove={slideshow.handleMove}
      />
      <div className={styles.bar}>
        <p className={styles.caption} lang={caption?.lang}>
          {caption?.text}
        </p>
        {hasMany && (
          <div className={styles.controls}>
            <button type="button" className={styles.control} onClick={slideshow.showPrevious} aria-label={t("slider.previous")}>
              ←
            </button>
            <span className={styles.count}>{`${twoDigits(slideshow.index + 1)} / ${twoDigits(slides.length)}`}</span>
            <button type="button" className={styles.control} onClick={slideshow.showNext} aria-label={t("slider.next")}>
              →
            </button>
            <button type="button" className={styles.pause} onClick={slideshow.togglePause}>
              {t(slideshow.isPaused ? "slider.play" : "slider.pause")}
            </button>
          </div>
        )}
        {hasMany && <span key={slideshow.index} className={styles.progress} aria-hidden="true" />}
      </div>
    </section>
  );
};

export const homeSliderFragment = graphql`
  fragment HomeSlide on AgencySlide {
    slideId
    alt {
      pt
      en
    }
    link
    mobile {
      path
      width
      height
    }
    desktop {
      path
      width
      height
    }
  }
`;
