import { useEffect, useRef, useState, type RefObject } from "react";
import { AUTOMATIC_PAGES, LIST_END_DISTANCE } from "../../config/constants";

/**
 * Extends the area far above the window: after a jump past the end (End key, scrollbar, restored position) the end lies
 * above the window, and an observer reports only elements that enter its area.
 */
const NEAR = `1000000px 0px ${LIST_END_DISTANCE}px 0px`;

interface ListEnd {
  endRef: RefObject<HTMLDivElement>;
  /** Call it when a visitor asks for more: further pages may appear by themselves then. */
  allowMore: () => void;
}

/**
 * Calls `onNear` each time the element with the returned ref arrives above the window's lower edge plus `LIST_END_DISTANCE`:
 * once for each arrival, however long it stays there, and for at most `AUTOMATIC_PAGES` in a row. `pages` is the number of
 * pages that are shown; null: there are no more, or the next one is on its way.
 */
export const useNearEnd = (onNear: () => void, pages: number | null): ListEnd => {
  const endRef = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  const isNear = useRef(false);
  const [lastAutomatic, setLastAutomatic] = useState(AUTOMATIC_PAGES);
  useEffect(() => {
    latest.current = onNear;
  });

  const isOn = pages !== null && pages <= lastAutomatic;
  useEffect(() => {
    const { current } = endRef;
    if (current === null || !isOn || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        const wasNear = isNear.current;
        isNear.current = entries.at(-1)?.isIntersecting === true;
        if (isNear.current && !wasNear) latest.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOn]);

  return { endRef, allowMore: () => setLastAutomatic((pages ?? 0) + AUTOMATIC_PAGES) };
};
