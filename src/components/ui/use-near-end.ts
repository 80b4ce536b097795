import { useEffect, useRef, type RefObject } from "react";

/** So far below the window the next part is asked for. */
const AHEAD = "400px";

/**
 * Calls `onNear` when the element with the returned ref comes near the window, and again whenever it still is after
 * `waitingFor` has changed; null waits for nothing.
 */
export const useNearEnd = (onNear: () => void, waitingFor: string | number | null): RefObject<HTMLDivElement> => {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });

  useEffect(() => {
    const { current } = end;
    if (current === null || waitingFor === null || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(), {
      rootMargin: `0px 0px ${AHEAD}`,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [waitingFor]);

  return end;
};
