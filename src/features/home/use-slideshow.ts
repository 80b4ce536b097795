import { useRef, useState } from "react";
import type { Swiper as SwiperInstance } from "swiper";

/** Which slide shows, whether the slides move by themselves, and the ways to change both. */
export const useSlideshow = () => {
  const swiper = useRef<SwiperInstance | null>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);

  const handleReady = (instance: SwiperInstance) => {
    swiper.current = instance;
    // Whoever asked the system for less motion starts with standing pictures.
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setIsPaused(true);
  };

  const togglePause = () => {
    if (isPaused) swiper.current?.autoplay.start();
    else swiper.current?.autoplay.stop();
    setIsPaused(!isPaused);
  };

  return {
    index,
    isPaused,
    handleReady,
    handleMove: setIndex,
    togglePause,
    goBack: () => swiper.current?.slidePrev(),
    goOn: () => swiper.current?.slideNext(),
  };
};
