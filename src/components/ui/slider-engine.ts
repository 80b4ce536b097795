import Swiper from "swiper";
import { A11y, Autoplay, Keyboard } from "swiper/modules";

export interface SliderWords {
  label: string;
  /** With `{{index}}` and `{{slidesLength}}`. */
  slide: string;
}

interface EngineOptions {
  words: SliderWords;
  /** Time between slides. */
  autoplayMs: number;
  isStill: boolean;
  onMove: (index: number) => void;
}

const SPEED_MS = 500;

/** Swiper on markup that stands already: one slide at a time, endless and moving by itself. */
export const startSlider = (element: HTMLElement, { words, autoplayMs, isStill, onMove }: EngineOptions): Swiper =>
  new Swiper(element, {
    modules: [A11y, Autoplay, Keyboard],
    a11y: { containerMessage: words.label, slideLabelMessage: words.slide, containerRole: "group" },
    keyboard: { enabled: true },
    loop: true,
    speed: isStill ? 0 : SPEED_MS,
    autoplay: { delay: autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: false },
    on: { realIndexChange: ({ realIndex }) => onMove(realIndex) },
  });
