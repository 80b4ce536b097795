import { useEffect, useRef } from "react";

interface Turns {
  goBack: () => void;
  goOn: () => void;
}

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented;

/** A field needs its arrows itself. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

/** The left and right arrow turn pages wherever the focus is, save in a field. */
export const useArrowKeys = (turns: Turns): void => {
  const latest = useRef(turns);
  latest.current = turns;

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isPlain(event) || isTyping(event.target)) return;
      if (event.key === "ArrowLeft") latest.current.goBack();
      if (event.key === "ArrowRight") latest.current.goOn();
    };
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
};
