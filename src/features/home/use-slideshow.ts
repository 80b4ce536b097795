import { useCallback, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";

/** Which slide shows, whether the slides move by themselves, and the ways to change both. */
export const useSlideshow = () => {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isPlain, setIsPlain] = useState(false);
  const handleFailure = useCallback(() => setIsPlain(true), []);
  /** Slides to go on, or back, that were asked for before the engine came. */
  const waiting = useRef(0);

  const handleReady = useCallback((instance: Swiper | null) => {
    setSwiper(instance);
    if (instance === null) return setIndex(0);
    const { length } = instance.slides;
    if (waiting.current % length !== 0) instance.slideToLoop((waiting.current + length * Math.abs(waiting.current)) % length);
    waiting.current = 0;
    // Whoever asked the system for less motion starts with standing pictures.
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) setIsPaused(true);
  }, []);

  // It may have been paused before the engine came.
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
