import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimitKey } from "./rate-limit-key";

export interface BudgetSettings {
  /** Calls of one address. */
  calls: number;
  seconds: number;
}

export const ENTRY_BUDGET: BudgetSettings = { calls: 30, seconds: 600 };

/** Counts calls by address. */
export const createBudget = ({ calls, seconds }: BudgetSettings) => {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds });
  return {
    /** Seconds until the address may call again; null where it may call now. An expensive call may count for several. */
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
