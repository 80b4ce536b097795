import { useState } from "react";

/** Talents that fit beside each other. */
export const COMPARISON_LIMIT = 4;

/** Who is compared, in the order of the choice; who leaves the list leaves the comparison. */
export const useComparison = (talentIds: readonly string[]) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const compared = chosen.filter((talentId) => talentIds.includes(talentId));
  const toggle = (talentId: string) =>
    setChosen(compared.includes(talentId) ? compared.filter((other) => other !== talentId) : [...compared, talentId]);
  return { compared, toggle, isFull: compared.length >= COMPARISON_LIMIT, clear: () => setChosen([]) };
};

export type Comparison = ReturnType<typeof useComparison>;
