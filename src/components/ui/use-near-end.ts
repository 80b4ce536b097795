import { useEffect, useRef, useState, type RefObject } from "react";
import { AUTOMATIC_PAGES, LIST_END_DISTANCE } from "../../config/constants";

/**
 * The area that an end is watched in, so many px below the window. It extends far above it: after a jump past the end (End key,
 * scrollbar, restored position) the end lies above the window and has never intersected it.
 */
const areaDownTo = (distance: number): string => `1000000px 0px ${distance}px 0px`;

interface ListEnd {
  endRef: RefObject<HTMLDivElement>;
  /** Call it when a visitor asks for more: further pages may appear by themselves then. */
  allowMore: () => void;
}

/**
 * Calls `onNear` each time the element with the returned ref arrives above the window's lower edge plus `LIST_END_DISTANCE`, or,
 * when the pages added then have not moved it away, above the window's lower edge: once for each arrival, however long it stays
 * there, and for at most `AUTOMATIC_PAGES` in a row. `pages` is the number of pages that are shown; null: there are no more, or the
 * next one is on its way.
 */
export const useNearEnd = (onNear: () => void, pages: number | null): ListEnd => {
  const endRef = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  const isAfterMore = useRef(false);
  const [lastAutomatic, setLastAutomatic] = useState(AUTOMATIC_PAGES);
  useEffect(() => {
    latest.current = onNear;
  });

  const isOn = pages !== null && pages <= lastAutomatic;
  useEffect(() => {
    const { current } = endRef;
    if (current === null || !isOn || typeof IntersectionObserver === "undefined") return;
    const isAbove = (distance: number): boolean => current.getBoundingClientRect().top < window.innerHeight + distance;
    const distance = isAfterMore.current && isAbove(LIST_END_DISTANCE) ? 0 : LIST_END_DISTANCE;
    let isThere = isAfterMore.current && isAbove(distance);
    isAfterMore.current = true;
    const observer = new IntersectionObserver(
      (entries) => {
        const wasThere = isThere;
        isThere = entries.at(-1)?.isIntersecting === true;
        if (isThere && !wasThere) latest.current();
      },
      { rootMargin: areaDownTo(distance) },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOn, pages]);

  return { endRef, allowMore: () => setLastAutomatic((pages ?? 0) + AUTOMATIC_PAGES) };
};
