import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimitKey } from "./rate-limit-key";

export interface BudgetSettings {
  /** Calls that one rate-limit key may make in `seconds`. */
  calls: number;
  seconds: number;
}

export const ENTRY_BUDGET: BudgetSettings = { calls: 30, seconds: 600 };

/** A rate limiter in memory, by rate-limit key. */
export const createBudget = ({ calls, seconds }: BudgetSettings) => {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return {
    /** Counts a call. Returns null when it is allowed, else the seconds until the next call is allowed. `points`: the cost of the call. */
    take: async (address: string, points = 1): Promise<number | null> => {
      try {
        await limiter.consume(rateLimitKey(address), points);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
};

export type Budget = ReturnType<typeof createBudget>;
