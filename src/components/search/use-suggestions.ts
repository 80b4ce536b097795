import { useEffect, useMemo, useState } from "react";
import { SEARCH_PAUSE_MS } from "../../config/constants";
import type { SuggestionList } from "./search-suggestions";
import type { Suggestions, SuggestTalents } from "./suggest-talents";

interface Engine {
  suggest: SuggestTalents;
  List: typeof SuggestionList;
}

/** Content of the popup below the search box. */
export type SuggestionState =
  { kind: "none" } | { kind: "loading" } | { kind: "failed" } | { kind: "found"; suggestions: Suggestions; List: Engine["List"] };

/** Suggestions for a text; their code and the list of talents load when `isWanted` is first true. */
export const useSuggestions = (text: string, isWanted: boolean): SuggestionState => {
  const [engine, setEngine] = useState<Engine | "loading" | "failed">("loading");
  const settled = useSettled(text.trim());

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void loadEngine().then((loaded) => isCurrent && setEngine(loaded ?? "failed"));
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);

  return useMemo(() => {
    if (!isWanted || settled === "") return { kind: "none" };
    if (typeof engine === "string") return { kind: engine };
    return { kind: "found", suggestions: engine.suggest(settled), List: engine.List };
  }, [engine, isWanted, settled]);
};

/** Returns null on any failure, because search works without suggestions. */
const loadEngine = async (): Promise<Engine | null> => {
  try {
    const { loadSuggest, SuggestionList: List } = await import("./search-suggestions");
    const suggest = await loadSuggest();
    return suggest && { suggest, List };
  } catch {
    return null;
  }
};

/** Debounces the text; an empty text applies at once. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
};
