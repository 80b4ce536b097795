import Swiper from "swiper";
import { Keyboard, Zoom } from "swiper/modules";
import { GALLERY_SLIDE_MS } from "../../config/slides";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** Only this module and the home slider's import Swiper. */
export type RowSwiper = Swiper;

export interface RowOptions {
  wrapperClass: string;
  slideClass: string;
  /** Class of the element around each picture that a pinch or double tap enlarges; without it zoom is off. */
  zoomClass?: string;
  /** Counted from 0; by default the slide that the visitor has scrolled to. */
  startSlide?: number;
  /** Whether Swiper handles the arrow keys. True by default; false where the page handles them itself. */
  hasKeys?: boolean;
}

const LONG_SWIPE_RATIO = 0.25;

export const startRow = (view: HTMLElement, { wrapperClass, slideClass, zoomClass, startSlide, hasKeys = true }: RowOptions): RowSwiper => {
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
    keyboard: { enabled: hasKeys, pageUpDown: false },
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

/** Until a picture was enlarged once, Swiper handles the first of two fingers as a swipe. */
const stopSlidingByTwoFingers = (view: HTMLElement, swiper: RowSwiper): void => {
  const handleTouch = ({ touches }: TouchEvent): void => {
    if (touches.length > 1) swiper.allowTouchMove = false;
    else if (touches.length === 0) swiper.allowTouchMove = true;
  };
  (["touchstart", "touchend", "touchcancel"] as const).forEach((type) => view.addEventListener(type, handleTouch, { passive: true }));
};
