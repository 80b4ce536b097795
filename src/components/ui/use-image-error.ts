import { useEffect, useRef, type RefObject } from "react";

/**
 * Calls `onError` when the image with the returned ref fails, including failures before hydration, whose event no handler
 * received. Pass the returned `onError` to the image too.
 */
export const useImageError = (onError: () => void): { ref: RefObject<HTMLImageElement>; onError: () => void } => {
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const { current } = ref;
    if (current?.complete && current.currentSrc !== "" && current.naturalWidth === 0) onError();
  }, [onError]);

  return { ref, onError };
};
