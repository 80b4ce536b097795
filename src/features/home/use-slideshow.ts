import { useCallback, useEffect, useRef, useState } from "react";
import type { Swiper } from "swiper";
import { prefersReducedMotion } from "../../components/ui/prefers-reduced-motion";

export const useSlideshow = () => {
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const handleFailure = useCallback(() => setHasFailed(true), []);
  /** Steps requested before Swiper was loaded. */
  const pendingSteps = useRef(0);

  const handleReady = useCallback((instance: Swiper | null) => {
    setSwiper(instance);
    if (instance === null) return setIndex(0);
    const { length } = instance.slides;
    if (pendingSteps.current % length !== 0)
      instance.slideToLoop((pendingSteps.current + length * Math.abs(pendingSteps.current)) % length);
    pendingSteps.current = 0;
    if (prefersReducedMotion()) setIsPaused(true);
  }, []);

  // Applies a pause that was requested before Swiper was loaded.
  useEffect(() => {
    if (isPaused) swiper?.autoplay.stop();
    else swiper?.autoplay.start();
  }, [swiper, isPaused]);

  const move = (by: 1 | -1) => {
    if (swiper === null) pendingSteps.current += by;
    else if (by === 1) swiper.slideNext();
    else swiper.slidePrev();
  };

  return {
    index,
    isPaused,
    hasFailed,
    handleReady,
    handleFailure,
    handleMove: setIndex,
    togglePause: () => setIsPaused(!isPaused),
    showPrevious: () => move(-1),
    showNext: () => move(1),
  };
};
