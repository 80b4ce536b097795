import { useState } from "react";

/** `byHand`: the browser let us neither share nor copy, so the link is shown to be copied. */
type Sharing = "idle" | "copied" | "byHand";

interface Shared {
  title: string;
  url: string;
}

/** Hands a link on: through the device's own menu, where it has one, or by copying. */
export const useShare = () => {
  const [sharing, setSharing] = useState<Sharing>("idle");

  const copy = async ({ url }: Shared) => {
    try {
      await navigator.clipboard.writeText(url);
      setSharing("copied");
    } catch {
      setSharing("byHand"); // forbidden, or no clipboard on this origin
    }
  };

  const share = async (shared: Shared) => {
    try {
      await navigator.share(shared);
      setSharing("idle");
    } catch (error) {
      const isCalledOff = error instanceof DOMException && error.name === "AbortError";
      if (!isCalledOff) setSharing("byHand");
    }
  };

  return { sharing, copy, share, canShare: "share" in navigator };
};
