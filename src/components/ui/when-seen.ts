/**
 * Calls back once the element comes into the window, or within a margin (as in CSS) of it; at once where the browser
 * cannot tell. Answers what ends the waiting.
 */
export const whenSeen = (element: Element, react: () => void, rootMargin = "0px"): (() => void) => {
  if (typeof IntersectionObserver === "undefined") {
    react();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      react();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
