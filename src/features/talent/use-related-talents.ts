import { useEffect, useState } from "react";
import { parseCastingAddress } from "../../config/casting-address";
import type { Category } from "../../domain/category";
import { filterTalents, NO_FILTER, type CastingFilter } from "../../domain/casting-filter";
import { findNeighbours, similarTalents, traitsOf, type Neighbours, type Traits } from "../../domain/similar-talents";
import { isMinor, type TalentSummary } from "../../domain/talent";
import { whenIdle } from "../../components/ui/when-idle";
import { fetchCasting } from "../../live/fetch-casting";

type Listed = Pick<TalentSummary, "talentId" | "name" | "coverVersion" | "categories" | "age">;

type Related =
  { kind: "waiting" } | { kind: "failed" } | { kind: "ready"; neighbours: Neighbours<Listed> | null; similar: readonly Listed[] };

interface Visit {
  talent: TalentSummary;
  category: Category;
  /** Null: the category's list of the talent's gender. */
  listAddress: string | null;
}

/** As many as the widest row shows. */
export const SIMILAR_TALENTS = 5;

/** The filter of the list that a visitor came from; null when the address is not a list. */
export const listFilter = (listAddress: string | null): CastingFilter | null => {
  if (listAddress === null) return null;
  const { pathname, search } = new URL(listAddress, "https://list.invalid");
  return parseCastingAddress(pathname, search)?.filter ?? null;
};

/**
 * Neighbours in the list and similar talents, from the live lists, fetched when the browser is idle. Another talent needs
 * another `key`.
 */
export const useRelatedTalents = ({ talent, category, listAddress }: Visit): Related => {
  const [related, setRelated] = useState<Related>({ kind: "waiting" });
  const { talentId, gender, age } = talent;
  // As JSON, so that the effect runs again only when a trait changes: the live talent replaces the built one.
  const traits = JSON.stringify(traitsOf(talent));

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const own: Traits = JSON.parse(traits);
      const ofGender: CastingFilter = { ...NO_FILTER, category, gender };
      const asked = listFilter(listAddress) ?? ofGender;
      const [ofList, ofCategory] = await Promise.all([fetchCasting(asked), fetchCasting(ofGender)]);
      if (!isCurrent) return;
      if (!ofCategory.ok) return setRelated({ kind: "failed" });
      const inList = ofList.ok ? findNeighbours(filterTalents(asked, ofList.value), talentId) : null;
      // Adults' pages suggest adults only, because search engines index them.
      const shown = isMinor({ age }) ? ofCategory.value : ofCategory.value.filter((other) => !isMinor(other));
      setRelated({
        kind: "ready",
        neighbours: (listAddress === null ? null : inList) ?? findNeighbours(shown, talentId),
        similar: similarTalents(own, shown, { count: SIMILAR_TALENTS }),
      });
    };
    const cancel = whenIdle(() => void load());
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [talentId, gender, age, traits, category, listAddress]);

  return related;
};
