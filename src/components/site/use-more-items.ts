import { useState } from "react";
import { LIST_PAGE_SIZE } from "../../config/constants";
import type { Result } from "../../domain/result";
import type { LiveFailure } from "../../live/get-json";

interface KeyedItem {
  key: string;
}

interface BuiltList<Item extends KeyedItem> {
  built: readonly Item[];
  total: number;
  fetchPage: (page: number) => Promise<Result<readonly Item[], LiveFailure>>;
}

/** The built first page and, page by page, what follows it in the live list, until a page comes empty. */
export const useMoreItems = <Item extends KeyedItem>({ built, total, fetchPage }: BuiltList<Item>) => {
  const [items, setItems] = useState(built);
  const [pages, setPages] = useState(1);
  const [state, setState] = useState<"idle" | "loading" | "failed" | "ended">("idle");

  const showMore = async () => {
    setState("loading");
    const answer = await fetchPage(pages + 1);
    if (!answer.ok) return setState("failed");
    const known = new Set(items.map(({ key }) => key));
    // Something published since the build pushes the last of one page onto the next.
    setItems([...items, ...answer.value.filter(({ key }) => !known.has(key))]);
    setPages(pages + 1);
    setState(answer.value.length < LIST_PAGE_SIZE ? "ended" : "idle");
  };

  return { items, state, hasMore: state !== "ended" && items.length < total, showMore };
};
