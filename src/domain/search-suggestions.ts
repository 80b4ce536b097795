import type { Category } from "./category";
import { findByNameSteps, type NameSearch } from "./name-search";
import { suggestNameSteps } from "./name-suggestions";
import type { Steps } from "./steps";
import type { TalentSummary } from "./talent";

export interface SuggestedTalent extends Pick<TalentSummary, "talentId" | "name" | "coverVersion"> {
  /** The talent's first visible category. */
  category: Category;
}

/** The answer to the text in the search box. */
export interface Suggestions {
  talents: readonly SuggestedTalent[];
  /** Number of all matches. */
  total: number;
  /** The similar name that was searched instead, when no talent has the typed one; otherwise null. */
  correction: string | null;
}

type Listed = Pick<TalentSummary, "talentId" | "name" | "coverVersion" | "categories">;

/** Finds talents by name, or by a similar name when no talent has the typed one. `most`: the number of talents in the answer. */
export function* suggestionSteps(search: NameSearch<Listed>, text: string, most: number): Steps<Suggestions> {
  const found = yield* findByNameSteps(search, text);
  if (found.length > 0) return toSuggestions(found, { correction: null, most });
  const names = search.entries.map(({ item }) => item);
  const [correction = null] = yield* suggestNameSteps(text, names, 1);
  const similar = correction === null ? [] : yield* findByNameSteps(search, correction);
  return toSuggestions(similar, { correction, most });
}

const toSuggestions = (found: readonly Listed[], { correction, most }: { correction: string | null; most: number }): Suggestions => ({
  talents: found
    .slice(0, most)
    .flatMap(({ talentId, name, coverVersion, categories: [category] }) =>
      category === undefined ? [] : [{ talentId, name, coverVersion, category }],
    ),
  total: found.length,
  correction,
});
