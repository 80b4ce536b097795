import { useEffect } from "react";

interface ArrowKeyHandlers {
  /** Undefined at the first or last page. */
  onPrevious?: () => void;
  onNext?: () => void;
}

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

/** Arrow keys move the caret in a field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Calls back on the left and right arrow keys anywhere on the page, except in a field. */
export const useArrowKeys = ({ onPrevious, onNext }: ArrowKeyHandlers): void => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isPlain(event) || isTyping(event.target)) return;
      if (event.key === "ArrowLeft") onPrevious?.();
      if (event.key === "ArrowRight") onNext?.();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [onPrevious, onNext]);
};
