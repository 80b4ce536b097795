/** Appended to the address of each list. */
export const FEED_FILE = "feed.xml";

/** `/kids?idade=8-12` → `/kids/feed.xml?idade=8-12`. Not in `routes`, so that lists do not load it. */
export const listFeedPath = (address: string): string => {
  const [path = "", ...query] = address.split("?");
  return [`${path.replace(/\/$/, "")}/${FEED_FILE}`, ...query].join("?");
};

/** Null for a path that is not a feed's. */
export const feedListPath = (pathname: string): string | null =>
  pathname.endsWith(`/${FEED_FILE}`) ? pathname.slice(0, -FEED_FILE.length - 1) : null;

/** Number of new talents of a list. Counts are of whole months, so that they do not reveal a talent's first day. */
export interface NewCount {
  /** Talents since the month of the requested day. */
  count: number;
  /** Talents since the current month. */
  current: number;
  /** Today in the site's time zone. */
  today: string;
}

/** `since`: a day as `yyyy-mm-dd`. */
export const newCountPath = (address: string, since: string): string =>
  `/api/lists/new?${new URLSearchParams({ list: address, since }).toString()}`;
