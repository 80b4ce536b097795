import { findNeighbours, similarTalents, type Neighbours } from "./similar-talents";
import { isMinor, type TalentSummary } from "./talent";

/** The fields that cards and links show. */
export type RelatedTalent = Pick<TalentSummary, "talentId" | "name" | "coverVersion" | "categories" | "age">;

/** The answer of `GET /api/talents/{id}/related`. */
export interface RelatedTalents {
  /** Null when the talent is in neither list. */
  neighbours: Neighbours<RelatedTalent> | null;
  /** Nearest first. */
  similar: readonly RelatedTalent[];
}

interface RelatedOptions {
  /** The list that the visitor came from, in its order; null when unknown. */
  list: readonly TalentSummary[] | null;
  /** The talents of the page's category and the talent's gender. */
  ofCategory: readonly TalentSummary[];
  /** Maximum length of `similar`. */
  count: number;
}

/** Finds neighbours in the visitor's list, else in the category, and similar talents in the category. */
export const relatedTalents = (talent: TalentSummary, { list, ofCategory, count }: RelatedOptions): RelatedTalents => {
  // Adults' pages suggest adults only, because search engines index them.
  const shown = isMinor(talent) ? ofCategory : ofCategory.filter((other) => !isMinor(other));
  const around = (list && findNeighbours(list, talent.talentId)) ?? findNeighbours(shown, talent.talentId);
  return {
    neighbours: around && { previous: around.previous && toRelated(around.previous), next: around.next && toRelated(around.next) },
    similar: similarTalents(talent, shown, { count }).map(toRelated),
  };
};

const toRelated = ({ talentId, name, coverVersion, categories, age }: TalentSummary): RelatedTalent => ({
  talentId,
  name,
  coverVersion,
  categories,
  age,
});
