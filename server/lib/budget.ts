import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { rateLimitKey } from "./rate-limit-key";

export interface BudgetSettings {
  /** Calls that one rate-limit key may make in `seconds`. */
  calls: number;
  seconds: number;
}

export const ENTRY_BUDGET: BudgetSettings = { calls: 30, seconds: 600 };

export interface Limiter {
  /** Counts a call. Returns null when it is allowed, else the seconds until the next call is allowed. `points`: the cost of the call. */
  take(key: string, points?: number): Promise<number | null>;
  giveBack(key: string): Promise<void>;
}

/** Several gateways with shared state count one name together. */
export type OpenLimiter = (name: string, settings: BudgetSettings) => Limiter;

export const createMemoryLimiter = ({ calls, seconds }: BudgetSettings): Limiter =>
  toLimiter(new RateLimiterMemory({ points: calls, duration: seconds }));

/** `rate-limiter-flexible` rejects with a result when a call is not allowed. */
export const toLimiter = (limiter: RateLimiterAbstract): Limiter => ({
  take: async (key, points = 1) => {
    try {
      await limiter.consume(key, points);
      return null;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw refusal;
    }
  },
  giveBack: async (key) => void (await limiter.reward(key)),
});

export const createBudget = (limiter: Limiter) => ({
  take: (address: string, points?: number): Promise<number | null> => limiter.take(rateLimitKey(address), points),
});

export type Budget = ReturnType<typeof createBudget>;
