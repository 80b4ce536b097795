import { useState } from "react";

export const COMPARISON_LIMIT = 4;

const COMPARISON_LEAST = 2;

/** In the order of choice; a talent that leaves the list leaves the comparison. */
export const useComparison = (talentIds: readonly string[]) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAskedFor, setIsAskedFor] = useState(false);
  const compared = chosen.filter((talentId) => talentIds.includes(talentId));
  const isPossible = compared.length >= COMPARISON_LEAST;
  const toggle = (talentId: string) =>
    setChosen(compared.includes(talentId) ? compared.filter((other) => other !== talentId) : [...compared, talentId]);
  return {
    compared,
    toggle,
    isPossible,
    isFull: compared.length >= COMPARISON_LIMIT,
    isOpen: isAskedFor && compared.length > 0,
    open: () => setIsAskedFor(isPossible),
    close: () => setIsAskedFor(false),
  };
};

export type Comparison = ReturnType<typeof useComparison>;
