import { useState } from "react";
import { TALENTS_PER_PAGE } from "../../config/constants";
import type { Category, Gender } from "../../domain/category";
import type { TalentSummary } from "../../domain/talent";
import { fetchCasting } from "../../live/fetch-casting";

type ListedTalent = Pick<TalentSummary, "talentId" | "name" | "coverVersion">;

interface BuiltListing {
  category: Category;
  gender: Gender | null;
  built: readonly ListedTalent[];
  builtTotal: number;
}

/** Twenty more talents at each call, from the live list, which is fetched once. */
export const useMoreTalents = ({ category, gender, built, builtTotal }: BuiltListing) => {
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const [live, setLive] = useState<readonly ListedTalent[] | null>(null);
  const [shown, setShown] = useState(TALENTS_PER_PAGE);

  const showMore = async () => {
    if (live === null) {
      setState("loading");
      const answer = await fetchCasting({ category, gender });
      if (!answer.ok) return setState("failed");
      setLive(answer.value);
      setState("idle");
    }
    setShown((now) => now + TALENTS_PER_PAGE);
  };

  const talents = (live ?? built).slice(0, shown);
  const total = live?.length ?? builtTotal;
  return { talents, total, state, hasMore: talents.length < total, showMore };
};
