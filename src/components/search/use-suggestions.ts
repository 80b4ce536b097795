import { useEffect, useMemo, useState } from "react";
import { SEARCH_PAUSE_MS } from "../../config/constants";
import type { Suggestions } from "../../domain/search-suggestions";
import type { SuggestionList } from "./search-suggestions";
import type { SuggestTalents } from "./suggest-talents";

interface SuggestionEngine {
  suggest: SuggestTalents;
  List: typeof SuggestionList;
}

export type SuggestionState =
  { kind: "none" } | { kind: "loading" } | { kind: "failed" } | { kind: "found"; suggestions: Suggestions; List: SuggestionEngine["List"] };

/** The code and the list of talents load when `isWanted` is first true. */
export const useSuggestions = (text: string, isWanted: boolean): SuggestionState => {
  const [engine, setEngine] = useState<SuggestionEngine | "loading" | "failed">("loading");
  const debounced = useDebounced(text.trim());

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadEngine().then((loaded) => isCurrent && setEngine(loaded ?? "failed"));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  // A new object for each answer of the gateway, so that the state is computed again.
  const [answers, setAnswers] = useState({});
  return useMemo(() => {
    if (!isWanted || debounced === "") return { kind: "none" };
    if (typeof engine === "string") return { kind: engine };
    const suggestions = engine.suggest(debounced, () => setAnswers({ ...answers }));
    return typeof suggestions === "string" ? { kind: suggestions } : { kind: "found", suggestions, List: engine.List };
  }, [answers, engine, isWanted, debounced]);
};

/** Returns null on any failure, because search works without suggestions. */
const loadEngine = async (): Promise<SuggestionEngine | null> => {
  try {
    const { loadSuggest, SuggestionList: List } = await import(/* webpackChunkName: "suggestions" */ "./search-suggestions");
    const suggest = await loadSuggest();
    return suggest && { suggest, List };
  } catch {
    return null;
  }
};

/** An empty text applies at once. */
const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === "" ? 0 : SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : debounced;
};
