import { useEffect, useRef, useState, type RefObject } from "react";
import { AUTOMATIC_PAGES, LIST_END_DISTANCE } from "../../config/constants";

/**
 * The root margin of an area that ends `distance` px below the window. The area extends far above the window: after a jump past the
 * end (End key, scrollbar, restored position) the end is above the window and has never intersected it.
 */
const areaDownTo = (distance: number): string => `1000000px 0px ${distance}px 0px`;

interface ListEnd {
  endRef: RefObject<HTMLDivElement>;
  /** Shows one more page on a visitor's press; further ones may then appear automatically. */
  askForMore: () => void;
}

/**
 * Calls `showMore` once each time the element with the returned ref comes above a line: `LIST_END_DISTANCE` below the window, or
 * the window's lower edge when the pages added last have not moved the element below the first line. Calls it for at most
 * `AUTOMATIC_PAGES` in a row. `pages` is the number of shown pages; null when there are no more, or the next one is loading.
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
