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

/** Counts of one page view. The body of `POST /api/count`; every part is optional there. */
export interface Visit {
  page: PageKind | null;
  talent: string | null;
  /** Talents that the visitor added to the selection. */
  selected: readonly string[];
  /** The query parameters of the filters in use. */
  filters: readonly string[];
  /** One string for each search without results: the name searched for, empty for a search by filters alone. */
  unfound: readonly string[];
}
