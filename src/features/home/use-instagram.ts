import { useEffect, useState, type RefObject } from "react";
import type { FeedPicture } from "../../domain/content";
import { whenSeen } from "../../components/ui/when-seen";
import { fetchInstagram } from "../../live/fetch-instagram";

/** The feed, as soon as it can be shown below what the visitor sees; empty until then, and where there is none. */
export const useInstagram = (place: RefObject<HTMLElement>): readonly FeedPicture[] => {
  const [pictures, setPictures] = useState<readonly FeedPicture[]>([]);

  useEffect(() => {
    let forget = (): void => undefined;
    let isCurrent = true;
    void fetchInstagram().then((answer) => {
      if (!isCurrent || !answer.ok || answer.value.length === 0) return;
      const open = (): void => setPictures(answer.value);
      // The area opens while it is out of the window, so that nothing moves before the visitor's eyes.
      if (place.current === null) open();
      else forget = whenSeen(place.current, open, { waitFor: "outside" });
    });
    return () => {
      isCurrent = false;
      forget();
    };
  }, [place]);

  return pictures;
};
