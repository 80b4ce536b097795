const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;

/** Above this scale a finger moves the enlarged page. */
const ENLARGED = 1.01;

/**
 * Leaves two fingers on an element, and one on an enlarged page, to the browser, which zooms and moves the page: listeners of the
 * element and of the window get no touch until all fingers are lifted. `onBegin` ends what the first finger has begun. The element
 * has `data-enlarged` on an enlarged page; its style must allow the touches. Returns a function that stops it.
 */
export const leaveZoomToBrowser = (element: HTMLElement, onBegin: () => void): (() => void) => {
  const viewport = window.visualViewport;
  const isEnlarged = (): boolean => (viewport?.scale ?? 1) > ENLARGED;
  let isZooming = false;

  const handleTouch = (event: TouchEvent): void => {
    const isOnElement = event.target instanceof Node && element.contains(event.target);
    if (isOnElement && !isZooming && (event.touches.length > 1 || (event.type === "touchstart" && isEnlarged()))) {
      isZooming = true;
      onBegin();
    }
    if (isZooming) event.stopPropagation();
    if (event.touches.length === 0) isZooming = false;
  };
  const handleResize = (): void => void element.toggleAttribute("data-enlarged", isEnlarged());

  handleResize();
  viewport?.addEventListener("resize", handleResize);
  TOUCHES.forEach((type) => window.addEventListener(type, handleTouch, { capture: true, passive: true }));
  return () => {
    viewport?.removeEventListener("resize", handleResize);
    TOUCHES.forEach((type) => window.removeEventListener(type, handleTouch, { capture: true }));
  };
};
