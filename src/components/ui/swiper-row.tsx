import { useEffect, useRef, useState, type ReactNode } from "react";
import type { RowOptions, RowSwiper } from "./swiper-engine";
import { whenInView } from "./when-in-view";

interface SwiperRowProps extends Partial<RowOptions> {
  className?: string;
  /** Called with null on unmount. Must be stable, and so must the options. */
  onReady: (swiper: RowSwiper | null) => void;
  /** The slides: `li` elements. */
  children: ReactNode;
}

/** Loads Swiper before the row is in the window. */
const NEAR = "400px";

/** The rendered row scrolls. Swiper starts when the row is near the window; without Swiper the row still scrolls. */
export const SwiperRow = ({
  className,
  wrapperClass = "",
  slideClass = "",
  zoomClass,
  hasKeys,
  onReady,
  children,
  ...options
}: SwiperRowProps) => {
  const view = useRef<HTMLDivElement>(null);
  const startSlide = useRef(options.startSlide);
  const [isMoving, setIsMoving] = useState(false);

  useEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    let swiper: RowSwiper | null = null;
    let isUnmounted = false;
    const start = async () => {
      const { startRow } = await import(/* webpackChunkName: "swiper" */ "./swiper-engine");
      if (isUnmounted) return;
      swiper = startRow(element, { wrapperClass, slideClass, zoomClass, hasKeys, startSlide: startSlide.current });
      setIsMoving(true);
      onReady(swiper);
    };
    const stopWaiting = whenInView(element, () => void start().catch(() => undefined), { rootMargin: NEAR });
    return () => {
      isUnmounted = true;
      stopWaiting();
      swiper?.destroy(true, true);
      onReady(null);
    };
  }, [wrapperClass, slideClass, zoomClass, hasKeys, onReady]);

  return (
    <div ref={view} className={className} data-moving={isMoving || undefined}>
      <ul className={wrapperClass}>{children}</ul>
    </div>
  );
};
