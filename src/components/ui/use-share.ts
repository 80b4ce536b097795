import { useEffect, useState } from "react";

/** `failed`: neither sharing nor the clipboard worked; the address is shown for copying by hand. */
type ShareState = "idle" | "copied" | "failed";

interface Shared {
  title: string;
  url: string;
}

const COPIED_MS = 2000;

/** Copies the address when the device's share sheet is missing or fails. */
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
      setState("failed"); // no clipboard in an insecure context, or permission denied
    }
  };

  const share = async (): Promise<void> => {
    if (!(await wasShared(shared))) await copy();
  };

  return { state, canShare: typeof navigator !== "undefined" && "share" in navigator, share: () => void share(), copy: () => void copy() };
};

/** True when the visitor shared or closed the sheet. */
const wasShared = async (shared: Shared): Promise<boolean> => {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
};
