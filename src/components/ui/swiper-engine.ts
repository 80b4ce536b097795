import Swiper from "swiper";
import { Keyboard, Zoom } from "swiper/modules";
import { GALLERY_SLIDE_MS } from "../../config/slides";

/** Swiper on markup that stands already: what was built stays where it is and begins to slide. */
interface EngineOptions {
  wrapperClass: string;
  slideClass: string;
  startSlide: number;
  isStill: boolean;
  /** From 0 at the start to 1 at the end. */
  onProgress?: (progress: number) => void;
  onSlide?: (index: number) => void;
}

const LONG_SWIPE_RATIO = 0.25;

/** A row of slides of any width. */
export const startStrip = (element: HTMLElement, options: EngineOptions): Swiper => start(element, options, {});

/** One slide at a time, which two fingers or two taps enlarge. */
export const startZoom = (element: HTMLElement, zoomClass: string, options: EngineOptions): Swiper => {
  const swiper = start(element, options, { modules: [Keyboard, Zoom], zoom: { containerClass: zoomClass } });
  // Until a picture was enlarged once, Swiper takes the first of two fingers for a swipe.
  const holdSlides = ({ touches }: TouchEvent): void => {
    if (touches.length > 1) swiper.allowTouchMove = false;
    else if (touches.length === 0) swiper.allowTouchMove = true;
  };
  (["touchstart", "touchend", "touchcancel"] as const).forEach((type) => element.addEventListener(type, holdSlides, { passive: true }));
  return swiper;
};

const start = (element: HTMLElement, options: EngineOptions, more: ConstructorParameters<typeof Swiper>[1]): Swiper => {
  const { wrapperClass, slideClass, startSlide, isStill, onProgress, onSlide } = options;
  return new Swiper(element, {
    modules: [Keyboard],
    wrapperClass,
    slideClass,
    slidesPerView: "auto",
    initialSlide: startSlide,
    speed: isStill ? 0 : GALLERY_SLIDE_MS,
    longSwipesRatio: LONG_SWIPE_RATIO,
    keyboard: { enabled: true, pageUpDown: false },
    grabCursor: true,
    watchOverflow: true,
    on: {
      progress: (_swiper: Swiper, progress: number) => onProgress?.(progress),
      slideChange: ({ activeIndex }: Swiper) => onSlide?.(activeIndex),
    },
    ...more,
  });
};
