import { useEffect, useState } from "react";

type ShareState = "idle" | "copied" | "failed";

/** How long the button says that the address is copied. */
const COPIED_MS = 2000;

/** The device's own sheet where there is one, else the clipboard; `failed` where neither is to be had. */
export const useShare = (page: { title: string; url: string }) => {
  const [state, setState] = useState<ShareState>("idle");

  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const start = async () => {
    if ("share" in navigator && (await wasShared(page))) return;
    try {
      await navigator.clipboard.writeText(page.url);
      setState("copied");
    } catch {
      setState("failed"); // no clipboard without a secure address, or it was refused
    }
  };

  return { state, start: () => void start() };
};

/** Who closes the sheet has had their answer too. */
const wasShared = async (page: { title: string; url: string }): Promise<boolean> => {
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
};
