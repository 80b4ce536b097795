/** The part of page-flip that we use; it has no types. */
export interface PageFlipInstance {
  flipPrev(): void;
  flipNext(): void;
  getCurrentPageIndex(): number;
  /** Ends the touch that has begun; turns no page after a swipe. */
  userStop(position: { x: number; y: number }, isSwipe: boolean): void;
  /** `stopMove` lets a page that is being turned by hand go. */
  getFlipController(): { stopMove(): void };
  /** `touchPoint` is where a touch began that may become a swipe. */
  getUI(): { destroy(): void; touchPoint: unknown };
  getRender(): { render: (time: number) => void };
}

/**
 * Stops what page-flip leaves running after unmount: listeners on the window and an endless animation loop. The loop
 * calls `render` and then requests its next frame, whose id follows the one requested here.
 */
export const stopPageFlip = (pageFlip: PageFlipInstance | undefined): void => {
  if (pageFlip === undefined) return;
  pageFlip.getUI().destroy();
  pageFlip.getRender().render = () => {
    const before = requestAnimationFrame(() => undefined);
    queueMicrotask(() => {
      cancelAnimationFrame(before);
      cancelAnimationFrame(before + 1);
    });
  };
};
