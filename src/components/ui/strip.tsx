import { useRef, type CSSProperties, type FocusEvent, type ReactNode } from "react";
import { SwiperRow } from "./swiper-row";
import { useStrip } from "./use-strip";
import * as barStyles from "./strip-bar.module.css";
import * as styles from "./strip.module.css";

interface StripSlide {
  key: string;
  /** Width in slides; no slide is wider than the window. */
  span: number;
  /** Width in windows, for windows up to 425 px. */
  phoneSpan: number;
  content: ReactNode;
}

interface StripProps {
  label: string;
  words: { previous: string; next: string };
  slides: readonly StripSlide[];
  /** Disables the arrow keys while an element, such as a dialog, is over the row. */
  isHeld?: boolean;
}

/** React's CSSProperties has no custom properties. */
type RoomStyle = CSSProperties & Record<"--room", number>;
type SpanStyle = CSSProperties & Record<"--span" | "--phone-span", number>;

/**
 * A row of slides: 4 in the window, 3 below 1300 px, 2 below 992, 1 below 700; fewer fill the width. Scrolls until Swiper
 * is loaded (`SwiperRow`). Changed slides need another `key`.
 */
export const Strip = ({ label, words, slides, isHeld = false }: StripProps) => {
  const track = useRef<HTMLDivElement>(null);
  const { onReady, ...strip } = useStrip({ track, isHeld });
  const room: RoomStyle = { "--room": slides.reduce((sum, { span }) => sum + span, 0) };

  const handleFocus = ({ target, currentTarget }: FocusEvent<HTMLLIElement>) => {
    if (target.matches(":focus-visible")) strip.show(currentTarget);
  };

  return (
    <div className={styles.strip} style={room} role="group" aria-label={label}>
      <SwiperRow className={styles.view} wrapperClass={styles.wrapper} slideClass={styles.slide} onReady={onReady}>
        {slides.map(({ key, span, phoneSpan, content }) => {
          const width: SpanStyle = { "--span": span, "--phone-span": phoneSpan };
          return (
            <li key={key} className={styles.slide} style={width} onFocus={handleFocus}>
              {content}
            </li>
          );
        })}
      </SwiperRow>
      <div className={barStyles.bar} data-idle={!strip.canMove || undefined}>
        <div ref={track} className={barStyles.track} aria-hidden="true">
          <span className={barStyles.line} />
        </div>
        <button
          type="button"
          className={barStyles.step}
          aria-label={words.previous}
          aria-disabled={strip.isAtStart}
          onClick={strip.showPrevious}
        >
          ←
        </button>
        <button type="button" className={barStyles.step} aria-label={words.next} aria-disabled={strip.isAtEnd} onClick={strip.showNext}>
          →
        </button>
      </div>
    </div>
  );
};
