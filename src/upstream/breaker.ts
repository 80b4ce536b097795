import { addCounts, countsAt, type RecentCounts } from "./recent-counts";

/** `closed`: calls are made; `open`: no call is made; `trial`: one call tests whether the host has recovered. */
export type Breaker = { phase: "closed"; recent: RecentCounts } | { phase: "open"; until: number } | { phase: "trial"; since: number };

/** The permission for one call. A trial is identified by its start time, so that an earlier call cannot end it. */
export type Permit = "usual" | { trial: number };

/** `unknown`: the caller aborted the call. */
export type Outcome = "answered" | "failed" | "unknown";

export const CLOSED: Breaker = { phase: "closed", recent: [] };

const MIN_CALLS = 10;
const FAILING_SHARE = 0.5;
export const OPEN_MS = 10_000;

/** After this time a trial counts as lost, and another one may start. */
const TRIAL_MS = 10_000;

/** `now` in milliseconds; the permit is null when no call is allowed. */
export const admit = (breaker: Breaker, now: number): { breaker: Breaker; permit: Permit | null } => {
  if (breaker.phase === "closed") return { breaker, permit: "usual" };
  const trialAt = breaker.phase === "open" ? breaker.until : breaker.since + TRIAL_MS;
  if (now < trialAt) return { breaker, permit: null };
  return { breaker: { phase: "trial", since: now }, permit: { trial: now } };
};

/** Returns the breaker's state after a permitted call. */
export const settle = (breaker: Breaker, { permit, outcome }: { permit: Permit; outcome: Outcome }, now: number): Breaker => {
  if (permit === "usual") return breaker.phase === "closed" && outcome !== "unknown" ? countCall(breaker.recent, outcome, now) : breaker;
  if (breaker.phase !== "trial" || breaker.since !== permit.trial) return breaker;
  if (outcome === "answered") return CLOSED;
  return { phase: "open", until: outcome === "failed" ? now + OPEN_MS : now };
};

const countCall = (earlier: RecentCounts, outcome: Outcome, now: number): Breaker => {
  const recent = addCounts(earlier, { calls: 1, failures: outcome === "failed" ? 1 : 0 }, now);
  const { calls, failures } = countsAt(recent, now);
  const isFailing = calls >= MIN_CALLS && failures >= calls * FAILING_SHARE;
  return isFailing ? { phase: "open", until: now + OPEN_MS } : { phase: "closed", recent };
};
