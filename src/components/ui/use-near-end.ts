import { useEffect, useRef, useState, type RefObject } from "react";
import { AUTOMATIC_PAGES, LIST_END_DISTANCE } from "../../config/constants";

/**
 * The area that an end is watched in, so many px below the window. It extends far above it: after a jump past the end (End key,
 * scrollbar, restored position) the end lies above the window and has never intersected it.
 */
const areaDownTo = (distance: number): string => `1000000px 0px ${distance}px 0px`;

interface ListEnd {
  endRef: RefObject<HTMLDivElement>;
  /** Shows one more page because a visitor asks for it; further ones may appear by themselves then. */
  askForMore: () => void;
}

/**
 * Calls `showMore` each time the element with the returned ref arrives above the window's lower edge plus `LIST_END_DISTANCE`, or,
 * when the pages added then have not moved it away, above the window's lower edge: once for each arrival, however long it stays
 * there, and for at most `AUTOMATIC_PAGES` in a row. `pages` is the number of pages that are shown; null: there are no more, or the
 * next one is on its way.
 */
export const useNearEnd = (showMore: () => void, pages: number | null): ListEnd => {
  const endRef = useRef<HTMLDivElement>(null);
  const latest = useRef(showMore);
  const isAfterMore = useRef(false);
  const [lastAutomatic, setLastAutomatic] = useState(AUTOMATIC_PAGES);
  useEffect(() => {
    latest.current = showMore;
  });

  const isOn = pages !== null && pages <= lastAutomatic;
  useEffect(() => {
    const { current } = endRef;
    if (current === null || !isOn || typeof IntersectionObserver === "undefined") return;
    const gap = isAfterMore.current ? current.getBoundingClientRect().top - window.innerHeight : Infinity;
    isAfterMore.current = true;
    const distance = gap < LIST_END_DISTANCE ? 0 : LIST_END_DISTANCE;
    let isThere = gap < distance;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) {
          if (isIntersecting && !isThere) latest.current();
          isThere = isIntersecting;
        }
      },
      { rootMargin: areaDownTo(distance) },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOn, pages]);

  const askForMore = (): void => {
    setLastAutomatic((pages ?? 0) + AUTOMATIC_PAGES);
    showMore();
  };
  return { endRef, askForMore };
};
