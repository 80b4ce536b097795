import { useEffect, useState, type RefObject } from "react";
import type { RowSwiper } from "../../components/ui/swiper-engine";
import { useArrowKeys } from "../../components/ui/use-arrow-keys";
import * as styles from "./full-view.module.css";

interface FullViewParts {
  dialog: RefObject<HTMLElement>;
  /** Counted from 1. */
  place: number;
  total: number;
  onTurn: (place: number) => void;
}

/** Keeps Swiper at the picture that the address names. Without Swiper, buttons and arrow keys still turn; swipe and pinch do nothing. */
export const useFullView = ({ dialog, place, total, onTurn }: FullViewParts) => {
  const [swiper, setSwiper] = useState<RowSwiper | null>(null);

  useEffect(() => {
    if (swiper === null) return moveTo(dialog.current, place - 1);
    swiper.slideTo(place - 1);
    const handleSlide = ({ activeIndex }: RowSwiper) => activeIndex + 1 !== place && onTurn(activeIndex + 1);
    swiper.on("slideChange", handleSlide);
    return () => void swiper.off("slideChange", handleSlide);
  }, [swiper, dialog, place, onTurn]);

  const goBack = () => place > 1 && onTurn(place - 1);
  const goOn = () => place < total && onTurn(place + 1);
  // Swiper handles the keys once it is loaded.
  useArrowKeys({ onPrevious: () => swiper === null && goBack(), onNext: () => swiper === null && goOn() });

  return { goBack, goOn, onReady: setSwiper };
};

const moveTo = (dialog: HTMLElement | null, index: number): void => {
  const wrapper = dialog?.querySelector<HTMLElement>(`.${styles.wrapper}`);
  wrapper?.style.setProperty("transform", `translate3d(${-100 * index}%, 0, 0)`);
};
