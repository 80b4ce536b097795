import { LRUCache } from "lru-cache";
import type { OpenLimiter } from "../lib/budget";
import { rateLimitKey } from "../lib/rate-limit-key";

export interface GuessLimits {
  /** Unknown tokens that one address may try in ten minutes. */
  perAddress: number;
  /** Unknown tokens that all addresses together may try in ten minutes. */
  total: number;
}

export const GUESS_LIMITS: GuessLimits = { perAddress: 60, total: 2_000 };

const SECONDS = 600;
const TOTAL = "total";
const MAX_KNOWN = 5_000;

/**
 * Limits how many unknown tokens are looked up. A package that was open at its last look-up does not count, so that neither its
 * many pictures nor other people's guesses block its client.
 */
export const createGuessLimit = (openLimiter: OpenLimiter, { perAddress, total }: GuessLimits = GUESS_LIMITS) => {
  const limiters = {
    address: openLimiter("guesses", { calls: perAddress, seconds: SECONDS }),
    total: openLimiter("all guesses", { calls: total, seconds: SECONDS }),
  };
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });

  return {
    /**
     * To be called before a look-up. Returns null when it is allowed, else the seconds until it is. `hash` is null for a text
     * that is not a token.
     */
    take: async (address: string, hash: string | null): Promise<number | null> => {
      if (hash !== null && known.has(hash)) return null;
      return (await limiters.address.take(rateLimitKey(address))) ?? limiters.total.take(TOTAL);
    },
    /** To be called with the result of a look-up; a package that exists, or that could not be looked up, does not count as a guess. */
    report: async (address: string, hash: string, result: "open" | "ended" | "unknown" | "failed"): Promise<void> => {
      const wasKnown = known.has(hash);
      if (result === "open") known.set(hash, true);
      else if (result !== "failed") known.delete(hash);
      if (wasKnown || result === "unknown") return;
      await Promise.all([limiters.address.giveBack(rateLimitKey(address)), limiters.total.giveBack(TOTAL)]);
    },
  };
};

export type GuessLimit = ReturnType<typeof createGuessLimit>;
