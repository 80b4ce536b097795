import { useState, type ReactNode } from "react";
import type { Swiper as SwiperInstance } from "swiper";
import { A11y, Autoplay, Keyboard } from "swiper/modules";
import { Swiper, SwiperSlide } from "swiper/react";
import "./slider.css";

export interface SliderWords {
  label: string;
  /** With `{{index}}` and `{{total}}`. */
  slide: string;
}

interface SliderProps {
  words: SliderWords;
  slides: readonly { key: string; content: ReactNode }[];
  /** Time between slides; null moves by hand alone. */
  autoplayMs: number | null;
  onReady: (swiper: SwiperInstance) => void;
  onMove: (index: number) => void;
}

const SPEED_MS = 500;

const prefersStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Swiper behind our own words: one slide at a time, endless and moving only where there is more than one. */
export const Slider = ({ words, slides, autoplayMs, onReady, onMove }: SliderProps) => {
  const [isStill] = useState(() => typeof window !== "undefined" && prefersStillness());
  const hasMany = slides.length > 1;
  return (
    <Swiper
      modules={[A11y, Autoplay, Keyboard]}
      a11y={{ containerMessage: words.label, slideLabelMessage: words.slide, containerRole: "group" }}
      keyboard={{ enabled: hasMany }}
      loop={hasMany}
      allowTouchMove={hasMany}
      speed={isStill ? 0 : SPEED_MS}
      autoplay={hasMany && autoplayMs !== null ? { delay: autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: false } : false}
      onSwiper={(swiper) => {
        if (isStill) swiper.autoplay.stop();
        onReady(swiper);
      }}
      onRealIndexChange={({ realIndex }) => onMove(realIndex)}
    >
      {slides.map(({ key, content }) => (
        <SwiperSlide key={key}>{content}</SwiperSlide>
      ))}
    </Swiper>
  );
};
