/** Calls back once the element comes near the window; at once where the browser cannot tell. Answers what ends the waiting. */
export const whenSeen = (element: Element, react: () => void): (() => void) => {
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
    { rootMargin: "400px" },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
