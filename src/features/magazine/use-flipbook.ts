import { lazy, useEffect, useState, type RefObject } from "react";

const importFlipbook = () => import("../../components/ui/flipbook");

/** To be drawn once `useIsFlipbookHere` says so; what it suspends for is at hand then. */
export const LazyFlipbook = lazy(async () => ({ default: (await importFlipbook()).Flipbook }));

/** Fetches the flipbook's code when its place comes into sight, and says when it is there. */
export const useIsFlipbookHere = (place: RefObject<Element>, onFailure: () => void): boolean => {
  const [isHere, setIsHere] = useState(false);

  useEffect(() => {
    const load = () => void importFlipbook().then(() => setIsHere(true), onFailure);
    return whenSeen(place.current, load);
  }, [place, onFailure]);

  return isHere;
};

const whenSeen = (element: Element | null, react: () => void): (() => void) | undefined => {
  if (element === null) return undefined;
  if (typeof IntersectionObserver === "undefined") {
    react();
    return undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    react();
  });
  observer.observe(element);
  return () => observer.disconnect();
};
