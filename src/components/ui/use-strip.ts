import { useEffect, useRef, useState, type RefObject } from "react";
import type { Swiper } from "swiper";
import { whenInView } from "./when-in-view";
import * as styles from "./strip.module.css";

interface StripParts {
  view: RefObject<HTMLElement>;
  track: RefObject<HTMLElement>;
  isHeld: boolean;
}

interface StripState {
  isReady: boolean;
  canMove: boolean;
  isAtStart: boolean;
  isAtEnd: boolean;
}

/** Swiper is at hand by the time the row is seen. */
const NEAR = "400px";

const WAITING: StripState = { isReady: false, canMove: false, isAtStart: true, isAtEnd: false };

/** Fetches Swiper when the row comes near the window and hands the row over to it; until then, and without it, the row scrolls. */
export const useStrip = ({ view, track, isHeld }: StripParts) => {
  const swiper = useRef<Swiper | null>(null);
  const [state, setState] = useState(WAITING);

  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    let isGone = false;
    const begin = async () => {
      const one = await engage(element, track.current);
      if (isGone) return one.destroy(true, true);
      swiper.current = one;
      const report = () => setState({ isReady: true, canMove: !one.isLocked, isAtStart: one.isBeginning, isAtEnd: one.isEnd });
      one.on("fromEdge toEdge slideChange resize update lock unlock", report);
      report();
    };
    // A row whose engine does not arrive goes on scrolling.
    const stopWaiting = whenInView(element, () => void begin().catch(() => undefined), { rootMargin: NEAR });
    return () => {
      isGone = true;
      stopWaiting();
      swiper.current?.destroy(true, true);
      swiper.current = null;
    };
  }, [view, track]);

  useEffect(() => {
    if (isHeld) swiper.current?.keyboard.disable();
    else swiper.current?.keyboard.enable();
  }, [isHeld, state.isReady]);

  return {
    ...state,
    goBack: () => void swiper.current?.slidePrev(),
    goOn: () => void swiper.current?.slideNext(),
    /** Brings a slide that takes the focus into the window. */
    show: (slide: HTMLElement) => swiper.current && bringIn(swiper.current, slide),
  };
};

const engage = async (view: HTMLElement, track: HTMLElement | null): Promise<Swiper> => {
  const { startStrip } = await import("./swiper-engine");
  const startSlide = scrolledSlide(view);
  view.scrollLeft = 0;
  const write = (name: string, value: number) => track?.style.setProperty(name, value.toFixed(4));
  const one = startStrip(view, {
    wrapperClass: styles.wrapper ?? "",
    slideClass: styles.slide ?? "",
    startSlide,
    isStill: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
    onProgress: (progress) => write("--progress", Math.min(1, Math.max(0, progress))),
  });
  const writeShare = () => write("--share", one.virtualSize > 0 ? Math.min(1, one.width / one.virtualSize) : 1);
  one.on("resize update", writeShare);
  writeShare();
  return one;
};

/** The scroll position before the engine loads. */
const scrolledSlide = (view: HTMLElement): number => {
  const slides = [...view.querySelectorAll<HTMLElement>(`.${styles.slide}`)];
  const index = slides.findIndex(({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth / 2 >= view.scrollLeft);
  return Math.max(0, index);
};

const bringIn = (swiper: Swiper, slide: HTMLElement): void => {
  const { left, right } = slide.getBoundingClientRect();
  swiper.el.scrollLeft = 0;
  const isOutside = left < -1 || right > window.innerWidth + 1;
  if (isOutside) swiper.slideTo(swiper.slides.findIndex((candidate) => candidate === slide));
};
