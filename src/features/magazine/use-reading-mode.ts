import { useCallback, useState } from "react";
import { useMediaQuery } from "../../components/ui/use-media-query";

/** The page as built stands undecided: its style sheet shows the book, or the list where motion or scripts are unwanted. */
export type ReadingMode = "undecided" | "book" | "linear";

/** How the magazine is read: as the visitor chose, else in sequence where less motion is asked for. */
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
