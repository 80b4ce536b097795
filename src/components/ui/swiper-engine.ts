import Swiper from "swiper";
import { Keyboard, Zoom } from "swiper/modules";
import { GALLERY_SLIDE_MS } from "../../config/slides";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** Swiper on a row of ours. No other module but this and the home slider's imports Swiper. */
export type RowSwiper = Swiper;

export interface RowOptions {
  wrapperClass: string;
  slideClass: string;
  /** The box around each picture that two fingers or two taps enlarge; without it nothing is enlarged. */
  zoomClass?: string;
  /** Counted from 0; without it, the slide that the visitor has scrolled to. */
  startSlide?: number;
}

const LONG_SWIPE_RATIO = 0.25;

/** Starts Swiper on the rendered markup of a row, which stays where it is. */
export const startRow = (view: HTMLElement, { wrapperClass, slideClass, zoomClass, startSlide }: RowOptions): RowSwiper => {
  const initialSlide = startSlide ?? scrolledSlide(view, slideClass);
  view.scrollLeft = 0;
  const swiper = new Swiper(view, {
    modules: [Keyboard, Zoom],
    wrapperClass,
    slideClass,
    slidesPerView: "auto",
    initialSlide,
    speed: prefersReducedMotion() ? 0 : GALLERY_SLIDE_MS,
    longSwipesRatio: LONG_SWIPE_RATIO,
    keyboard: { enabled: true, pageUpDown: false },
    zoom: zoomClass !== undefined && { containerClass: zoomClass },
    grabCursor: true,
    watchOverflow: true,
  });
  if (zoomClass !== undefined) stopSlidingByTwoFingers(view, swiper);
  return swiper;
};

const scrolledSlide = (view: HTMLElement, slideClass: string): number => {
  const slides = [...view.querySelectorAll<HTMLElement>(`.${slideClass}`)];
  const index = slides.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 >= view.scrollLeft);
  return Math.max(0, index);
};

/** Until a picture was enlarged once, Swiper takes the first of two fingers for a swipe. */
const stopSlidingByTwoFingers = (view: HTMLElement, swiper: RowSwiper): void => {
  const handleTouch = ({ touches }: TouchEvent): void => {
    if (touches.length > 1) swiper.allowTouchMove = false;
    else if (touches.length === 0) swiper.allowTouchMove = true;
  };
  (["touchstart", "touchend", "touchcancel"] as const).forEach((type) => view.addEventListener(type, handleTouch, { passive: true }));
};
