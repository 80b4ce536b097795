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

/** Swiper is loaded by the time the row is in the window. */
const NEAR = "400px";

/** A row of slides that scrolls as rendered. Swiper takes it over when the row is near the window; without Swiper it keeps scrolling. */
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
