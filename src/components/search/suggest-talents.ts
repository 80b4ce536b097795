import { SEARCH_SUGGESTIONS } from "../../config/constants";
import { createNameSearch, type NameSearch } from "../../domain/name-search";
import { suggestionSteps, type Suggestions } from "../../domain/search-suggestions";
import { lastOf } from "../../domain/steps";
import type { TalentSummary } from "../../domain/talent";
import { fetchCasting, cachedCasting } from "../../live/fetch-casting";
import { fetchSuggestions, isSearchedByGateway } from "../../live/fetch-suggestions";

/** Returns `loading` while the gateway searches, and calls `onAnswer` once another call returns the answer. */
export type SuggestTalents = (text: string, onAnswer: () => void) => Suggestions | "loading" | "failed";

const searches = new WeakMap<readonly TalentSummary[], NameSearch<TalentSummary>>();

const searchOf = (talents: readonly TalentSummary[]): NameSearch<TalentSummary> => {
  const search = searches.get(talents) ?? createNameSearch(talents);
  searches.set(talents, search);
  return search;
};

const ALL_TALENTS = { category: null, gender: null } as const;

/** Searches the list of all talents in the browser, a long list in the gateway. Null when there is no list. */
export const loadSuggest = async (): Promise<SuggestTalents | null> => {
  const isKnown = cachedCasting(ALL_TALENTS) !== null;
  return !isKnown && (await isSearchedByGateway()) ? createGatewaySuggest() : loadLocalSuggest();
};

/** Falls back to the cached list; null when there is none. */
const loadLocalSuggest = async (): Promise<((text: string) => Suggestions) | null> => {
  const list = await fetchCasting(ALL_TALENTS);
  const talents = list.ok ? list.value : cachedCasting(ALL_TALENTS);
  if (talents === null) return null;
  return (text) => lastOf(suggestionSteps(searchOf(talents), text, SEARCH_SUGGESTIONS));
};

/** Caches the answer to the last text. */
const createGatewaySuggest = (): SuggestTalents => {
  let last: { text: string; answer: ReturnType<SuggestTalents> } | null = null;
  return (text, onAnswer) => {
    if (last?.text === text) return last.answer;
    const asked: NonNullable<typeof last> = { text, answer: "loading" };
    last = asked;
    void suggestByGateway(text).then((suggestions) => {
      asked.answer = suggestions ?? "failed";
      onAnswer();
    });
    return asked.answer;
  };
};

/** Offline, a list that the service worker has stored is searched in the browser. */
const suggestByGateway = async (text: string): Promise<Suggestions | null> => {
  const suggestions = await fetchSuggestions(text);
  if (suggestions.ok) return suggestions.value;
  const suggest = navigator.onLine ? null : await loadLocalSuggest();
  return suggest && suggest(text);
};
