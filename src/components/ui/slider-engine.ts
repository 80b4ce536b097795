import Swiper from "swiper";
import { A11y, Autoplay, Keyboard } from "swiper/modules";

export interface SliderLabels {
  label: string;
  /** Contains `{{index}}` and `{{slidesLength}}`. */
  slide: string;
}

interface EngineOptions {
  labels: SliderLabels;
  autoplayMs: number;
  hasReducedMotion: boolean;
  onMove: (index: number) => void;
}

const SPEED_MS = 500;

/** Starts Swiper on existing markup. */
export const startSlider = (element: HTMLElement, { labels, autoplayMs, hasReducedMotion, onMove }: EngineOptions): Swiper =>
  new Swiper(element, {
    modules: [A11y, Autoplay, Keyboard],
    a11y: { containerMessage: labels.label, slideLabelMessage: labels.slide, containerRole: "group" },
    keyboard: { enabled: true },
    loop: true,
    speed: hasReducedMotion ? 0 : SPEED_MS,
    autoplay: { delay: autoplayMs, disableOnInteraction: false, pauseOnMouseEnter: false },
    on: { realIndexChange: ({ realIndex }) => onMove(realIndex) },
  });
