/** The part of page-flip that we use; it has no types. */
export interface PageFlipInstance {
  flipPrev(): void;
  flipNext(): void;
  getCurrentPageIndex(): number;
  /** Ends the touch that has begun; turns no page after a swipe. */
  userStop(position: { x: number; y: number }, isSwipe: boolean): void;
  /** `stopMove` cancels the turn of a page by hand. */
  getFlipController(): { stopMove(): void };
  /** `touchPoint` is the start of a touch that may become a swipe. */
  getUI(): { destroy(): void; touchPoint: unknown };
  getRender(): { render: (time: number) => void };
}

/**
 * Stops the window's listeners and the endless animation loop that page-flip leaves after unmount. The loop calls `render` and then
 * requests its next frame, whose id follows the one requested here.
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
