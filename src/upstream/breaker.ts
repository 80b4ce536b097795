import { addCounts, countsAt, type RecentCounts } from "./recent-counts";

/** `closed`: calls go through; `open`: none does; `trial`: one is under way to see whether the host is back. */
export type Breaker = { phase: "closed"; recent: RecentCounts } | { phase: "open"; until: number } | { phase: "trial"; since: number };

/** What a call is let through with; a trial is named by its beginning, so that no older call can end it. */
export type Permit = "usual" | { trial: number };

/** `unknown`: whoever asked went away first. */
export type Outcome = "answered" | "failed" | "unknown";

export const CLOSED: Breaker = { phase: "closed", recent: [] };

const MIN_CALLS = 10;
const FAILING_SHARE = 0.5;
export const OPEN_MS = 10_000;

/** A trial that takes longer is given up for lost: a host that hung while it began may be well again. */
const TRIAL_MS = 10_000;

/** Whether a call may go out at `now` (milliseconds), and the breaker after that; the permit is null where it may not. */
export const admit = (breaker: Breaker, now: number): { breaker: Breaker; permit: Permit | null } => {
  if (breaker.phase === "closed") return { breaker, permit: "usual" };
  const trialAt = breaker.phase === "open" ? breaker.until : breaker.since + TRIAL_MS;
  if (now < trialAt) return { breaker, permit: null };
  return { breaker: { phase: "trial", since: now }, permit: { trial: now } };
};

/** The breaker after a call that was let through has ended. */
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
