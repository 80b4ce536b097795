import { useEffect, useRef, type RefObject } from "react";
import { LIST_END_DISTANCE } from "../../config/constants";

/**
 * Extends the area far above the window: after a jump past the end (End key, scrollbar, restored position) the end lies
 * above the window, and an observer reports only elements that enter its area.
 */
const NEAR = `1000000px 0px ${LIST_END_DISTANCE}px 0px`;

/**
 * Calls `onNear` when the element with the returned ref is above the window's lower edge plus `LIST_END_DISTANCE`, and
 * again when `waitingFor` changes while it still is. Null for `waitingFor` switches it off.
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
      rootMargin: NEAR,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [waitingFor]);

  return end;
};
