import { useEffect } from "react";

interface Turns {
  /** Undefined at the first or last page. */
  onBack?: () => void;
  onOn?: () => void;
}

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

/** Arrow keys move the caret in a field. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** Calls back on the left and right arrow keys anywhere on the page, except in a field. */
export const useArrowKeys = ({ onBack, onOn }: Turns): void => {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isPlain(event) || isTyping(event.target)) return;
      if (event.key === "ArrowLeft") onBack?.();
      if (event.key === "ArrowRight") onOn?.();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [onBack, onOn]);
};
