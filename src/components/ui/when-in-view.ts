interface WhenInViewOptions {
  /** CSS lengths that extend the window's area. */
  rootMargin?: string;
  /** `outside` waits until the element is out of the window. */
  waitFor?: "inside" | "outside";
}

/** Calls back once, and at once without IntersectionObserver. Returns a function that cancels. */
export const whenInView = (
  element: Element,
  callback: () => void,
  { rootMargin = "0px", waitFor = "inside" }: WhenInViewOptions = {},
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
