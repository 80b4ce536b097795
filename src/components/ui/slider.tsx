import { useEffect, useRef, type ReactNode } from "react";
import type { Swiper } from "swiper";
import { prefersReducedMotion } from "./prefers-reduced-motion";
import type { SliderLabels } from "./slider-engine";
import "./slider.css";

interface SliderProps {
  labels: SliderLabels;
  slides: readonly { key: string; content: ReactNode }[];
  autoplayMs: number;
  /** Swiper failed to load: the slides can be scrolled. */
  hasFailed: boolean;
  /** Called with null on unmount. All callbacks must be stable. */
  onReady: (swiper: Swiper | null) => void;
  onMove: (index: number) => void;
  onFailure: () => void;
}

/** Swiper handles several slides once it is loaded; without Swiper they scroll. */
export const Slider = ({ labels, slides, autoplayMs, hasFailed, onReady, onMove, onFailure }: SliderProps) => {
  const view = useRef<HTMLDivElement>(null);
  const hasMany = slides.length > 1;
  const { label, slide } = labels;

  useEffect(() => {
    if (!hasMany) return undefined;
    let swiper: Swiper | null = null;
    let isUnmounted = false;
    const start = async () => {
      const { startSlider } = await import(/* webpackChunkName: "slider" */ "./slider-engine");
      if (isUnmounted || view.current === null) return;
      const hasReducedMotion = prefersReducedMotion();
      swiper = startSlider(view.current, { labels: { label, slide }, autoplayMs, hasReducedMotion, onMove });
      onReady(swiper);
    };
    void start().catch(onFailure);
    return () => {
      isUnmounted = true;
      swiper?.destroy();
      onReady(null);
    };
  }, [hasMany, label, slide, autoplayMs, onReady, onMove, onFailure]);

  return (
    <div ref={view} className="swiper" data-failed={hasFailed || undefined}>
      <div className="swiper-wrapper">
        {slides.map(({ key, content }) => (
          <div key={key} className="swiper-slide">
            {content}
          </div>
        ))}
      </div>
    </div>
  );
};
