/** What happened lately on the way to one host. */
export interface Counts {
  /** Calls that ended, retries among them. */
  calls: number;
  /** Of these, those that failed. */
  failures: number;
  /** Calls that were sent once more. */
  retries: number;
}

/** Counts of one second each, oldest first. */
export type RecentCounts = readonly (Counts & { second: number })[];

const WINDOW_SECONDS = 30;

/** Adds to the present second and forgets what is older than the window; `now` in milliseconds. */
export const addCounts = (recent: RecentCounts, added: Partial<Counts>, now: number): RecentCounts => {
  const second = Math.floor(now / 1000);
  const within = recent.filter((slot) => slot.second > second - WINDOW_SECONDS);
  const present = within.find((slot) => slot.second === second) ?? { second, calls: 0, failures: 0, retries: 0 };
  return [...within.filter((slot) => slot !== present), { second, ...sumOf([present, added]) }];
};

/** What happened within the window. */
export const countsAt = (recent: RecentCounts, now: number): Counts =>
  sumOf(recent.filter(({ second }) => second > Math.floor(now / 1000) - WINDOW_SECONDS));

const sumOf = (parts: readonly Partial<Counts>[]): Counts => {
  const sum = (count: keyof Counts): number => parts.reduce((total, part) => total + (part[count] ?? 0), 0);
  return { calls: sum("calls"), failures: sum("failures"), retries: sum("retries") };
};
