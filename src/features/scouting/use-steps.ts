import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** Which group of questions shows, and the ways to others; the page is drawn when they return, so that the focus can go there. */
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
