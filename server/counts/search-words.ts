import { createHmac, randomBytes } from "node:crypto";
import type { Day } from "../../src/domain/day";

/** A name is stored once it is searched this many times in one day. */
export const SHARED_BY = 5;

/** Different names of one day; further ones are not counted. A sender who invents names can displace others, but cannot fill the memory. */
const MAX_NAMES = 5_000;

/**
 * Counts the names of one day that are not stored yet, in memory only, by a hash with a daily key that is never stored. Each
 * gateway counts separately, and starts again after a restart.
 */
export const createSearchWords = (maxNames = MAX_NAMES) => {
  let day: Day = "";
  let key = randomBytes(32);
  let counts = new Map<string, number>();

  const startDay = (today: Day): void => {
    [day, key, counts] = [today, randomBytes(32), new Map()];
  };

  return {
    /** Returns the number of searches to store: 0 before the fifth of the day, 5 at the fifth, then 1 each. */
    count: (today: Day, name: string): number => {
      if (today !== day) startDay(today);
      const hash = createHmac("sha256", key).update(name).digest("base64url");
      const before = counts.get(hash) ?? 0;
      if (before === 0 && counts.size >= maxNames) return 0;
      counts.set(hash, before + 1);
      if (before + 1 < SHARED_BY) return 0;
      return before + 1 === SHARED_BY ? SHARED_BY : 1;
    },
  };
};
