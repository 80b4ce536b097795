import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** The functions return after rendering, so that callers can move the focus. */
export const useSteps = () => {
  const [step, setStep] = useState(0);
  const [visited, setVisited] = useState(0);
  const heading = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);

  const show = (target: number) => {
    shown.current = target;
    flushSync(() => {
      setStep(target);
      setVisited((before) => Math.max(before, target));
    });
  };

  const goTo = (target: number) => {
    show(target);
    heading.current?.focus();
  };

  return { step, visited, heading, show, goTo, isShown: (asked: number) => shown.current === asked };
};
