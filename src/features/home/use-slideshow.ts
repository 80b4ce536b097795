import { useCallback, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";

/** State of the home page's slider: current slide, paused or not, and functions to change both. */
export const useSlideshow = () => {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isPlain, setIsPlain] = useState(false);
  const handleFailure = useCallback(() => setIsPlain(true), []);
  /** Steps requested before Swiper was loaded. */
  const waiting = useRef(0);

  const handleReady = useCallback((instance: Swiper | null) => {
    setSwiper(instance);
    if (instance === null) return setIndex(0);
    const { length } = instance.slides;
    if (waiting.current % length !== 0) instance.slideToLoop((waiting.current + length * Math.abs(waiting.current)) % length);
    waiting.current = 0;
    // Reduced motion: starts paused.
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setIsPaused(true);
  }, []);

  // Applies a pause that was requested before Swiper was loaded.
  useEffect(() => {
    if (isPaused) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
  }, [swiper, isPaused]);

  const turn = (by: 1 | -1) => {
    if (swiper === null) waiting.current += by;
    else if (by === 1) swiper.slideNext();
    else swiper.slidePrev();
  };

  return {
    index,
    isPaused,
    isPlain,
    handleReady,
    handleFailure,
    handleMove: setIndex,
    togglePause: () => setIsPaused(!isPaused),
    goBack: () => turn(-1),
    goOn: () => turn(1),
  };
};
