import { useCallback, useEffect, useState } from "react";
import type { Swiper } from "swiper";

/** Which slide shows, whether the slides move by themselves, and the ways to change both. */
export const useSlideshow = () => {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);

  const handleReady = useCallback((instance: Swiper) => {
    setSwiper(instance);
    // Whoever asked the system for less motion starts with standing pictures.
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setIsPaused(true);
  }, []);

  // It may have been paused before the engine came.
  useEffect(() => {
    if (isPaused) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
  }, [swiper, isPaused]);

  return {
    index,
    isPaused,
    handleReady,
    handleMove: setIndex,
    togglePause: () => setIsPaused(!isPaused),
    goBack: () => swiper?.slidePrev(),
    goOn: () => swiper?.slideNext(),
  };
};
