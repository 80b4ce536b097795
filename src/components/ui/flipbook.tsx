import { useEffect, useRef, type ReactNode } from "react";
import HTMLFlipBook from "react-pageflip";
import { stopPageFlip, type PageFlipInstance } from "./stop-page-flip";
import * as styles from "./flipbook.module.css";

export interface FlipbookControls {
  showPrevious: () => void;
  showNext: () => void;
  /** Cancels the turn of a page by hand. */
  release: () => void;
}

export interface FlipbookProps {
  /** The first is the cover. Changed pages, or a changed `isDouble`, need another `key`: page-flip reads them once. */
  pages: readonly { key: string; content: ReactNode }[];
  isDouble: boolean;
  /** Turns pages without animation. */
  hasReducedMotion: boolean;
  /** Counted from 0. */
  startPage: number;
  onReady: (controls: FlipbookControls) => void;
  /** Called with the left page of the visible spread. */
  onTurn: (page: number) => void;
}

const TURN_MS = 700;

/** Larger than any window: page-flip shows one page when the block is narrower than twice this, otherwise two. */
const NEVER_REACHED = 10_000;

/** Every option of page-flip, since its types require all. The page's ratio is 3:4; the block decides the size. */
const SETTINGS = {
  size: "stretch",
  width: 3,
  height: 4,
  maxWidth: NEVER_REACHED,
  minHeight: 1,
  maxHeight: NEVER_REACHED,
  drawShadow: true,
  maxShadowOpacity: 0.35,
  startZIndex: 0,
  autoSize: true,
  showCover: true,
  mobileScrollSupport: true,
  clickEventForward: true,
  useMouseEvents: true,
  swipeDistance: 30,
  disableFlipByClick: false,
  renderOnlyPageLengthChange: true,
  style: {},
} as const;

export const Flipbook = ({ pages, isDouble, hasReducedMotion, startPage, onReady, onTurn }: FlipbookProps) => {
  const book = useRef<{ pageFlip(): PageFlipInstance | undefined }>(null);

  useEffect(() => {
    const { current } = book;
    return () => stopPageFlip(current?.pageFlip());
  }, []);

  const handleInit = ({ object }: { object: PageFlipInstance }) => {
    onTurn(object.getCurrentPageIndex());
    onReady({
      showPrevious: () => object.flipPrev(),
      showNext: () => object.flipNext(),
      release: () => {
        // Ends the touch like a swipe, which turns no page here; otherwise the next touch anywhere would turn a page.
        object.getUI().touchPoint = null;
        object.userStop({ x: 0, y: 0 }, true);
        object.getFlipController().stopMove();
      },
    });
  };

  return (
    <HTMLFlipBook
      ref={book}
      {...SETTINGS}
      className={`${styles.book}`}
      minWidth={isDouble ? 1 : NEVER_REACHED}
      usePortrait={!isDouble}
      flippingTime={hasReducedMotion ? 1 : TURN_MS}
      showPageCorners={!hasReducedMotion}
      startPage={startPage}
      onInit={handleInit}
      onFlip={({ data }: { data: number }) => onTurn(data)}
    >
      {pages.map(({ key, content }) => (
        <div key={key} className={styles.page}>
          {content}
        </div>
      ))}
    </HTMLFlipBook>
  );
};
