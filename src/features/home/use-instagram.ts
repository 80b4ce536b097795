import { useEffect, useState, type RefObject } from "react";
import type { FeedPicture } from "../../domain/content";
import { fetchInstagram } from "../../live/fetch-instagram";

/** The feed, as soon as it can be shown below what the visitor sees; empty until then, and where there is none. */
export const useInstagram = (place: RefObject<HTMLElement>): readonly FeedPicture[] => {
  const [pictures, setPictures] = useState<readonly FeedPicture[]>([]);

  useEffect(() => {
    let forget = (): void => undefined;
    let isCurrent = true;
    void fetchInstagram().then((answer) => {
      if (!isCurrent || !answer.ok || answer.value.length === 0) return;
      forget = whenOutOfSight(place.current, () => setPictures(answer.value));
    });
    return () => {
      isCurrent = false;
      forget();
    };
  }, [place]);

  return pictures;
};

/** Nothing moves before the visitor's eyes: the area opens while its place is not in sight. */
const whenOutOfSight = (place: HTMLElement | null, open: () => void): (() => void) => {
  if (place === null || typeof IntersectionObserver === "undefined") {
    open();
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    open();
  });
  observer.observe(place);
  return () => observer.disconnect();
};
