import { useCallback, useState } from "react";
import { useMediaQuery } from "../../components/ui/use-media-query";

/** `undecided` before hydration: the style sheet shows the flipbook, or the list with reduced motion or without scripts. */
type ReadingMode = "undecided" | "flipbook" | "list";

/** The visitor's choice, else the list with reduced motion; always the list after a failure. */
export const useReadingMode = () => {
  const hasReducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [choice, setChoice] = useState<"flipbook" | "list" | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const showListInstead = useCallback(() => setHasFailed(true), []);
  const preferred = hasReducedMotion === null ? "undecided" : hasReducedMotion ? "list" : "flipbook";
  const mode: ReadingMode = hasFailed ? "list" : (choice ?? preferred);
  return { mode, hasReducedMotion: hasReducedMotion === true, hasFailed, choose: setChoice, showListInstead };
};

export type Reading = ReturnType<typeof useReadingMode>;
