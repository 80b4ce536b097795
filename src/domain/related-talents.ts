import { findNeighbours, similarTalents, type Neighbours } from "./similar-talents";
import { isMinor, type TalentSummary } from "./talent";

/** The fields that a card of a talent and a link to it show. */
export type RelatedTalent = Pick<TalentSummary, "talentId" | "name" | "coverVersion" | "categories" | "age">;

/** The talents around a talent: the answer of `GET /api/talents/{id}/related`. */
export interface RelatedTalents {
  /** Null when the talent is in neither list. */
  neighbours: Neighbours<RelatedTalent> | null;
  /** The most similar talents, nearest first. */
  similar: readonly RelatedTalent[];
}

interface RelatedOptions {
  /** The list that the visitor came from, in its order; null when unknown. */
  list: readonly TalentSummary[] | null;
  /** The talents of the page's category and the talent's gender. */
  ofCategory: readonly TalentSummary[];
  /** The most similar talents in the answer. */
  count: number;
}

/** Neighbours in the visitor's list, else in the category's, and similar talents of the category. */
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
