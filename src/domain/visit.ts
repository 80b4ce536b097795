/** The kinds of pages whose visits are counted. */
export const PAGE_KINDS = [
  "home",
  "listing",
  "search",
  "talent",
  "selection",
  "scouting",
  "contact",
  "workshop",
  "blog",
  "post",
  "campaigns",
  "campaign",
  "magazine",
  "about",
  "privacy",
  "removeImages",
  "verifyContact",
  "other",
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** The counts of one view of a page. The body of `POST /api/count`; every part is optional there. */
export interface Visit {
  page: PageKind | null;
  /** The talent whose page was opened. */
  talent: string | null;
  /** The talents that were added to the selection. */
  selected: readonly string[];
  /** The query parameters of the filters in use. */
  filters: readonly string[];
  /** One text for each search that found nobody: the name searched for, empty for a search by filters alone. */
  unfound: readonly string[];
}
