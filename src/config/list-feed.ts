/** The name of the feed beside each list's address. */
export const FEED_FILE = "feed.xml";

/** The feed of a list: `/kids?idade=8-12` → `/kids/feed.xml?idade=8-12`. Not in `routes`, so that lists do not load it. */
export const listFeedPath = (address: string): string => {
  const [path = "", ...query] = address.split("?");
  return [`${path.replace(/\/$/, "")}/${FEED_FILE}`, ...query].join("?");
};

/** The list of a feed's path; null for any other path. */
export const feedListPath = (pathname: string): string | null =>
  pathname.endsWith(`/${FEED_FILE}`) ? pathname.slice(0, -FEED_FILE.length - 1) : null;

/** The gateway's answer to how many of a list are new; each count is of whole months, so that it tells nobody's day. */
export interface NewCount {
  /** Talents since the month of the day that was asked. */
  count: number;
  /** Talents since the current month. */
  current: number;
  /** Today in the site's time zone. */
  today: string;
}

/** The call that counts the new talents of a list since a day. */
export const newCountPath = (address: string, since: string): string =>
  `/api/lists/new?${new URLSearchParams({ list: address, since }).toString()}`;
