export interface Counts {
  /** Retries included. */
  calls: number;
  failures: number;
  retries: number;
}

/** One item per second, oldest first. */
export type RecentCounts = readonly (Counts & { second: number })[];

const WINDOW_SECONDS = 30;

/** Adds to the current second and drops the seconds before the window; `now` in milliseconds. */
export const addCounts = (recent: RecentCounts, added: Partial<Counts>, now: number): RecentCounts => {
  const second = Math.floor(now / 1000);
  const within = recent.filter((slot) => slot.second > second - WINDOW_SECONDS);
  const present = within.find((slot) => slot.second === second) ?? { second, calls: 0, failures: 0, retries: 0 };
  return [...within.filter((slot) => slot !== present), { second, ...sumOf([present, added]) }];
};

export const countsAt = (recent: RecentCounts, now: number): Counts =>
  sumOf(recent.filter(({ second }) => second > Math.floor(now / 1000) - WINDOW_SECONDS));

const sumOf = (parts: readonly Partial<Counts>[]): Counts => {
  const sum = (count: keyof Counts): number => parts.reduce((total, part) => total + (part[count] ?? 0), 0);
  return { calls: sum("calls"), failures: sum("failures"), retries: sum("retries") };
};
