import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

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
    /** Seconds until the address may call again; null where it may call now. */
    take: async (address: string): Promise<number | null> => {
      try {
        await limiter.consume(household(address));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    },
  };
};

export type Budget = ReturnType<typeof createBudget>;

/** One subscriber has a whole /64 of IPv6 addresses. */
const household = (address: string): string => {
  if (!address.includes(":") || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::", 2);
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  return [...groups, ...(tail === undefined ? [] : zeros), ...rest].slice(0, 4).join(":");
};
