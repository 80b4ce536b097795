import { useEffect, useState, type RefObject } from "react";
import type { RowSwiper } from "../ui/swiper-engine";
import { useArrowKeys } from "../ui/use-arrow-keys";
import * as styles from "./full-view.module.css";

interface FullViewParts {
  dialog: RefObject<HTMLElement>;
  /** Counted from 1. */
  position: number;
  total: number;
  onTurn: (position: number) => void;
}

/** Keeps Swiper at the picture in the address. Without Swiper, buttons and arrow keys work, swipe and pinch do not. */
export const useFullView = ({ dialog, position, total, onTurn }: FullViewParts) => {
  const [swiper, setSwiper] = useState<RowSwiper | null>(null);

  useEffect(() => {
    if (swiper === null) return moveTo(dialog.current, position - 1);
    swiper.slideTo(position - 1);
    const handleSlide = ({ activeIndex }: RowSwiper) => activeIndex + 1 !== position && onTurn(activeIndex + 1);
    swiper.on("slideChange", handleSlide);
    return () => void swiper.off("slideChange", handleSlide);
  }, [swiper, dialog, position, onTurn]);

  const showPrevious = () => position > 1 && onTurn(position - 1);
  const showNext = () => position < total && onTurn(position + 1);
  // The same handler before and after Swiper has started: no key depends on the moment of its start.
  useArrowKeys({ onPrevious: showPrevious, onNext: showNext });

  return { showPrevious, showNext, onReady: setSwiper };
};

const moveTo = (dialog: HTMLElement | null, index: number): void => {
  const wrapper = dialog?.querySelector<HTMLElement>(`.${styles.wrapper}`);
  wrapper?.style.setProperty("transform", `translate3d(${-100 * index}%, 0, 0)`);
};
