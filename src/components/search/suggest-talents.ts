import { SEARCH_SUGGESTIONS } from "../../config/constants";
import type { Category } from "../../domain/category";
import { createNameSearch, findByName, type NameSearch } from "../../domain/name-search";
import { suggestNames } from "../../domain/name-suggestions";
import type { TalentSummary } from "../../domain/talent";
import { fetchCasting, cachedCasting } from "../../live/fetch-casting";

export interface SuggestedTalent extends Pick<TalentSummary, "talentId" | "name" | "coverVersion"> {
  /** The talent's first visible category. */
  category: Category;
}

export interface Suggestions {
  /** The best matches. */
  talents: readonly SuggestedTalent[];
  /** Number of all matches. */
  total: number;
  /** The similar name that was searched instead, when nobody has the typed one; otherwise null. */
  correction: string | null;
}

export type SuggestTalents = (text: string) => Suggestions;

const searches = new WeakMap<readonly TalentSummary[], NameSearch<TalentSummary>>();

const searchOf = (talents: readonly TalentSummary[]): NameSearch<TalentSummary> => {
  const search = searches.get(talents) ?? createNameSearch(talents);
  searches.set(talents, search);
  return search;
};

const ALL_TALENTS = { category: null, gender: null } as const;

/** Fetches all talents, falling back to the cached list; null when there is none. */
export const loadSuggest = async (): Promise<SuggestTalents | null> => {
  const list = await fetchCasting(ALL_TALENTS);
  const talents = list.ok ? list.value : cachedCasting(ALL_TALENTS);
  if (talents === null) return null;
  return (text) => {
    const search = searchOf(talents);
    const found = findByName(search, text);
    if (found.length > 0) return toSuggestions(found, null);
    const [correction = null] = suggestNames(text, talents, 1);
    return toSuggestions(correction === null ? [] : findByName(search, correction), correction);
  };
};

const toSuggestions = (found: readonly TalentSummary[], correction: string | null): Suggestions => ({
  talents: found
    .slice(0, SEARCH_SUGGESTIONS)
    .flatMap(({ talentId, name, coverVersion, categories: [category] }) =>
      category === undefined ? [] : [{ talentId, name, coverVersion, category }],
    ),
  total: found.length,
  correction,
});
