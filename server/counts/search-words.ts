import { createHmac, randomBytes } from "node:crypto";
import type { Day } from "../../src/domain/day";

/** A name is kept from this many searches of one day on. */
export const SHARED_BY = 5;

/** Different names of one day. A sender who invents more keeps others' names from being kept, and fills no memory. */
const MAX_NAMES = 5_000;

/**
 * Counts the names of one day that are not kept yet, in memory only: by a hash with a key that this process makes each day and stores
 * nowhere. Two gateways, and a gateway before and after a restart, count for themselves.
 */
export const createSearchWords = (maxNames = MAX_NAMES) => {
  let day: Day = "";
  let key = randomBytes(32);
  let counts = new Map<string, number>();

  const startDay = (today: Day): void => {
    [day, key, counts] = [today, randomBytes(32), new Map()];
  };

  return {
    /** Counts a search. Returns the searches to be stored: none before the fifth of the day, then those before too. */
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
