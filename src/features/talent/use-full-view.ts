import { useEffect, useRef, type RefObject } from "react";
import type { Swiper } from "swiper";
import { useArrowKeys } from "../../components/ui/use-arrow-keys";
import * as styles from "./full-view.module.css";

interface FullViewParts {
  view: RefObject<HTMLElement>;
  /** The visible picture, counted from 1. */
  place: number;
  total: number;
  onTurn: (place: number) => void;
}

/** Starts Swiper and keeps it at the picture in the address. Buttons and arrow keys work without it. */
export const useFullView = ({ view, place, total, onTurn }: FullViewParts) => {
  const swiper = useRef<Swiper | null>(null);
  const latest = useRef({ place, onTurn });

  useEffect(() => {
    latest.current = { place, onTurn };
    const { current } = swiper;
    if (current) current.slideTo(place - 1);
    else showSlide(view.current, place - 1);
  }, [view, place, onTurn]);

  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    let isGone = false;
    const begin = async () => {
      const { startZoom } = await import("../../components/ui/swiper-engine");
      if (isGone) return;
      swiper.current = startZoom(element, styles.zoom ?? "", {
        wrapperClass: styles.wrapper ?? "",
        slideClass: styles.slide ?? "",
        startSlide: latest.current.place - 1,
        isStill: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
        onSlide: (index) => index + 1 !== latest.current.place && latest.current.onTurn(index + 1),
      });
    };
    // Without Swiper only swipe and zoom are missing.
    void begin().catch(() => undefined);
    return () => {
      isGone = true;
      swiper.current?.destroy(true, true);
      swiper.current = null;
    };
  }, [view]);

  const goBack = () => place > 1 && onTurn(place - 1);
  const goOn = () => place < total && onTurn(place + 1);
  // Swiper handles the keys once it is loaded.
  useArrowKeys({ onPrevious: () => swiper.current === null && goBack(), onNext: () => swiper.current === null && goOn() });

  return { goBack, goOn };
};

const showSlide = (view: HTMLElement | null, index: number): void => {
  const wrapper = view?.querySelector<HTMLElement>(`.${styles.wrapper}`);
  wrapper?.style.setProperty("transform", `translate3d(${-100 * index}%, 0, 0)`);
};
