interface WhenSeenOptions {
  /** As in CSS; widens the window. */
  rootMargin?: string;
  /** `outside` waits until the element is out of the window. */
  waitFor?: "inside" | "outside";
}

/**
 * Calls back once, when the element is inside the window (or outside it); at once where the browser has no observer.
 * Returns a function that ends the waiting.
 */
export const whenSeen = (
  element: Element,
  callback: () => void,
  { rootMargin = "0px", waitFor = "inside" }: WhenSeenOptions = {},
): (() => void) => {
  if (typeof IntersectionObserver === "undefined") {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      const isInside = entries.some(({ isIntersecting }) => isIntersecting);
      if (isInside !== (waitFor === "inside")) return;
      observer.disconnect();
      callback();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
