import { useEffect } from "react";

interface Turns {
  /** Undefined where there is nothing to turn to. */
  onBack?: () => void;
  onOn?: () => void;
}

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

/** A field needs its arrows itself. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** The left and right arrow turn pages wherever the focus is, save in a field. */
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
