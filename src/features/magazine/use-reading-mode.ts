import { useCallback, useState } from "react";
import { useMediaQuery } from "../../components/ui/use-media-query";

/** `undecided` before hydration: the style sheet shows the flipbook, or the list with reduced motion or without scripts. */
type ReadingMode = "undecided" | "book" | "linear";

/** The reading mode: the visitor's choice, else the list when reduced motion is preferred. */
export const useReadingMode = () => {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [choice, setChoice] = useState<"book" | "linear" | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const giveUp = useCallback(() => setHasFailed(true), []);
  const preferred = isStill === null ? "undecided" : isStill ? "linear" : "book";
  const mode: ReadingMode = hasFailed ? "linear" : (choice ?? preferred);
  return { mode, isStill: isStill === true, hasFailed, choose: setChoice, giveUp };
};

export type Reading = ReturnType<typeof useReadingMode>;
