import { useEffect, useState, type RefObject } from "react";
import type { RowSwiper } from "./swiper-engine";

interface StripParts {
  /** Shows with `--progress` and `--share` which part of the row is visible. */
  track: RefObject<HTMLElement>;
  isHeld: boolean;
}

const WAITING = { canMove: false, isAtStart: true, isAtEnd: false };

/** Pass `onReady` to the strip's `SwiperRow`. */
export const useStrip = ({ track, isHeld }: StripParts) => {
  const [swiper, setSwiper] = useState<RowSwiper | null>(null);
  const [state, setState] = useState(WAITING);

  useEffect(() => {
    const setNumber = (name: string, value: number) => track.current?.style.setProperty(name, value.toFixed(4));
    const handleProgress = ({ progress }: RowSwiper) => setNumber("--progress", Math.min(1, Math.max(0, progress)));
    const handleChange = (row: RowSwiper) => {
      setNumber("--share", row.virtualSize > 0 ? Math.min(1, row.width / row.virtualSize) : 1);
      setState({ canMove: !row.isLocked, isAtStart: row.isBeginning, isAtEnd: row.isEnd });
    };
    if (swiper === null) return;
    swiper.on("progress", handleProgress);
    swiper.on("fromEdge toEdge slideChange resize update lock unlock", handleChange);
    handleProgress(swiper);
    handleChange(swiper);
  }, [swiper, track]);

  useEffect(() => {
    if (isHeld) swiper?.keyboard.disable();
    else swiper?.keyboard.enable();
  }, [isHeld, swiper]);

  return {
    ...state,
    onReady: setSwiper,
    showPrevious: () => void swiper?.slidePrev(),
    showNext: () => void swiper?.slideNext(),
    /** Moves a slide that takes the focus into the window. */
    show: (slide: HTMLElement) => swiper && showSlide(swiper, slide),
  };
};

const showSlide = (swiper: RowSwiper, slide: HTMLElement): void => {
  const { left, right } = slide.getBoundingClientRect();
  swiper.el.scrollLeft = 0;
  const isOutside = left < -1 || right > window.innerWidth + 1;
  if (isOutside) swiper.slideTo(swiper.slides.findIndex((candidate) => candidate === slide));
};
