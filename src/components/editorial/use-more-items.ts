import { useState } from "react";
import { LIST_PAGE_SIZE } from "../../config/constants";
import type { Result } from "../../domain/result";
import type { LiveFailure } from "../../live/get-json";
import { useNearEnd } from "../ui/use-near-end";
import { historyEntryKey, savedList, saveList, type EditorialItem } from "./saved-lists";

interface BuiltList {
  /** The first page, from the build. */
  built: readonly EditorialItem[];
  fetchPage: (page: number) => Promise<Result<readonly EditorialItem[], LiveFailure>>;
}

/** The built first page plus the live pages loaded so far; loads the next one near the end, until a page is empty. */
export const useMoreItems = ({ built, fetchPage }: BuiltList) => {
  const [entry] = useState(historyEntryKey);
  const [{ items, pages }, setList] = useState(() => savedList(entry) ?? { items: built, pages: 1 });
  const [state, setState] = useState<"idle" | "loading" | "failed" | "ended">(built.length < LIST_PAGE_SIZE ? "ended" : "idle");

  const loadNext = async (): Promise<void> => {
    setState("loading");
    const answer = await fetchPage(pages + 1);
    if (!answer.ok) return setState("failed");
    const known = new Set(items.map(({ key }) => key));
    // An item published since the build shifts the last item of a page to the next page.
    const grown = { items: [...items, ...answer.value.filter(({ key }) => !known.has(key))], pages: pages + 1 };
    saveList(entry, grown);
    setList(grown);
    setState(answer.value.length === 0 ? "ended" : "idle");
  };

  return { items, state, ...useNearEnd(() => void loadNext(), state === "idle" ? pages : null) };
};
