import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Swiper } from "swiper";
import "./slider.css";

export interface SliderWords {
  label: string;
  /** With `{{index}}` and `{{slidesLength}}`. */
  slide: string;
}

interface SliderProps {
  words: SliderWords;
  slides: readonly { key: string; content: ReactNode }[];
  /** Time between slides. */
  autoplayMs: number;
  /** Stays the same function, as does `onMove`. */
  onReady: (swiper: Swiper) => void;
  onMove: (index: number) => void;
}

/** One slide at a time. More than one are handed to Swiper once it is there; where it does not arrive, they scroll. */
export const Slider = ({ words, slides, autoplayMs, onReady, onMove }: SliderProps) => {
  const view = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const hasMany = slides.length > 1;
  const { label, slide } = words;

  useEffect(() => {
    if (!hasMany) return undefined;
    let swiper: Swiper | null = null;
    let isGone = false;
    const begin = async () => {
      const { startSlider } = await import("./slider-engine");
      if (isGone || view.current === null) return;
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      swiper = startSlider(view.current, { words: { label, slide }, autoplayMs, isStill, onMove });
      onReady(swiper);
    };
    void begin().catch(() => setHasFailed(true));
    return () => {
      isGone = true;
      swiper?.destroy();
    };
  }, [hasMany, label, slide, autoplayMs, onReady, onMove]);

  return (
    <div ref={view} className="swiper" data-plain={hasFailed || undefined}>
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
