import { useEffect, useState, type RefObject } from "react";
import type { FeedPicture } from "../../domain/content";
import { whenSeen } from "../../components/ui/when-seen";
import { fetchInstagram } from "../../live/fetch-instagram";

/** The feed's pictures; empty until they can appear without moving what the visitor sees, and without a feed. */
export const useInstagram = (place: RefObject<HTMLElement>): readonly FeedPicture[] => {
  const [pictures, setPictures] = useState<readonly FeedPicture[]>([]);

  useEffect(() => {
    let forget = (): void => undefined;
    let isCurrent = true;
    void fetchInstagram().then((answer) => {
      if (!isCurrent || !answer.ok || answer.value.length === 0) return;
      const open = (): void => setPictures(answer.value);
      // The area opens outside of the window, so that nothing visible moves.
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
