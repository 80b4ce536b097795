import { useEffect, useRef, type ReactNode } from "react";
import type { Swiper } from "swiper";
import type { SliderWords } from "./slider-engine";
import "./slider.css";

interface SliderProps {
  words: SliderWords;
  slides: readonly { key: string; content: ReactNode }[];
  /** Time between slides. */
  autoplayMs: number;
  /** The slides scroll by hand: their engine did not arrive. */
  isPlain: boolean;
  /** With null when the engine is gone; stays the same function, as do the others. */
  onReady: (swiper: Swiper | null) => void;
  onMove: (index: number) => void;
  onFailure: () => void;
}

/** One slide at a time. More than one are handed to Swiper once it is there; where it does not arrive, they scroll. */
export const Slider = ({ words, slides, autoplayMs, isPlain, onReady, onMove, onFailure }: SliderProps) => {
  const view = useRef<HTMLDivElement>(null);
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
    void begin().catch(onFailure);
    return () => {
      isGone = true;
      swiper?.destroy();
      onReady(null);
    };
  }, [hasMany, label, slide, autoplayMs, onReady, onMove, onFailure]);

  return (
    <div ref={view} className="swiper" data-plain={isPlain || undefined}>
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
