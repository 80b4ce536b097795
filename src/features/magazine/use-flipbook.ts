import { useEffect, useRef, useState, type ComponentType, type RefObject } from "react";
import type { FlipbookProps } from "../../components/ui/flipbook";

/** Fetches the flipbook's code when its place comes into sight; null until then. */
export const useFlipbook = (place: RefObject<Element>, onFailure: () => void): ComponentType<FlipbookProps> | null => {
  const [flipbook, setFlipbook] = useState<ComponentType<FlipbookProps> | null>(null);
  const giveUp = useRef(onFailure);
  giveUp.current = onFailure;

  useEffect(() => {
    const load = () =>
      void import("../../components/ui/flipbook").then(
        ({ Flipbook }) => setFlipbook(() => Flipbook),
        () => giveUp.current(),
      );
    return whenSeen(place.current, load);
  }, [place]);

  return flipbook;
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
