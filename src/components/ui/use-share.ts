import { useEffect, useState } from "react";

/** `failed`: the browser let us neither share nor copy, so the address is shown to be copied by hand. */
type ShareState = "idle" | "copied" | "failed";

interface Shared {
  title: string;
  url: string;
}

/** How long a button says that the address is copied. */
const COPIED_MS = 2000;

/** Hands an address on: through the device's own sheet, where it has one, or by the clipboard. */
export const useShare = (shared: Shared) => {
  const [state, setState] = useState<ShareState>("idle");

  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(shared.url);
      setState("copied");
    } catch {
      setState("failed"); // no clipboard without a secure address, or it was refused
    }
  };

  const share = async (): Promise<void> => {
    if (!(await wasShared(shared))) await copy();
  };

  return { state, canShare: typeof navigator !== "undefined" && "share" in navigator, share: () => void share(), copy: () => void copy() };
};

/** Who closes the sheet has had their answer too. */
const wasShared = async (shared: Shared): Promise<boolean> => {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
};
