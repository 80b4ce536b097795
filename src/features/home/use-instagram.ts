import { useEffect, useState, type RefObject } from "react";
import type { FeedPicture } from "../../domain/content";
import { whenInView } from "../../components/ui/when-in-view";
import { fetchInstagram } from "../../live/fetch-instagram";

/** Empty without a feed, and until the pictures can appear without moving visible content. */
export const useInstagram = (container: RefObject<HTMLElement>): readonly FeedPicture[] => {
  const [pictures, setPictures] = useState<readonly FeedPicture[]>([]);

  useEffect(() => {
    let stopWaiting = (): void => undefined;
    let isCurrent = true;
    void fetchInstagram().then((answer) => {
      if (!isCurrent || !answer.ok || answer.value.length === 0) return;
      const open = (): void => setPictures(answer.value);
      // The area opens outside of the window, so that nothing visible moves.
      if (container.current === null) open();
      else stopWaiting = whenInView(container.current, open, { waitFor: "outside" });
    });
    return () => {
      isCurrent = false;
      stopWaiting();
    };
  }, [container]);

  return pictures;
};
