const TOUCHES = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;

/** Browsers send these after a tap too. */
const MOUSE = ["mousemove", "mousedown"] as const;

/** Above this scale a finger moves the enlarged page. */
const ENLARGED = 1.01;

/**
 * Leaves zoom to the browser: after two fingers touch the element, or one finger touches it on an enlarged page, listeners of the
 * element and of the window get no touch events until all fingers are lifted. On an enlarged page they get no mouse events; links
 * work. `onBegin` ends the action that the first finger has begun. The element has `data-enlarged` on an enlarged page; its style
 * must allow the touches. Returns a function that stops it.
 */
export const leaveZoomToBrowser = (element: HTMLElement, onBegin: () => void): (() => void) => {
  const viewport = window.visualViewport;
  const isEnlarged = (): boolean => (viewport?.scale ?? 1) > ENLARGED;
  let isZooming = false;

  const isOnElement = ({ target }: Event): boolean => target instanceof Node && element.contains(target);

  const handleTouch = (event: TouchEvent): void => {
    if (isOnElement(event) && !isZooming && (event.touches.length > 1 || (event.type === "touchstart" && isEnlarged()))) {
      isZooming = true;
      onBegin();
    }
    if (isZooming) event.stopPropagation();
    if (event.touches.length === 0) isZooming = false;
  };
  const handleMouse = (event: MouseEvent): void => {
    if (isOnElement(event) && isEnlarged()) event.stopPropagation();
  };
  const handleResize = (): void => void element.toggleAttribute("data-enlarged", isEnlarged());

  const stop = new AbortController();
  const options = { capture: true, passive: true, signal: stop.signal };
  handleResize();
  viewport?.addEventListener("resize", handleResize, options);
  TOUCHES.forEach((type) => window.addEventListener(type, handleTouch, options));
  MOUSE.forEach((type) => window.addEventListener(type, handleMouse, options));
  return () => stop.abort();
};
