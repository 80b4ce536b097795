import type { UpstreamSettings } from "../config/environment";
import type { Result } from "../domain/result";
import { admit, CLOSED, settle, type Breaker, type Outcome, type Permit } from "./breaker";
import { addCounts, countsAt, type RecentCounts } from "./recent-counts";
import type { UpstreamError } from "./upstream-error";

type Call<Value> = () => Promise<Result<Value, UpstreamError>>;

export interface HostGuard {
  /** Returns null, without a call, while the circuit is open. */
  attempt<Value>(
    call: Call<Value>,
    outcomeOf: (result: Result<Value, UpstreamError>) => Outcome,
  ): Promise<Result<Value, UpstreamError> | null>;
  /** Takes one retry from the budget; false when none is left. */
  takeRetry(): boolean;
  phase(): Breaker["phase"];
}

export interface HostGuardOptions {
  now: () => number;
  /** Called when the circuit closes again. */
  onRecovered: () => void;
}

/** Retries may add a tenth to the calls; the minimum allows a single caller all retries of its limits. */
const RETRY_SHARE = 0.1;
const RETRY_FLOOR = 6;

const createHostGuard = ({ now, onRecovered }: HostGuardOptions): HostGuard => {
  let breaker: Breaker = CLOSED;
  let recent: RecentCounts = [];

  const end = (permit: Permit, outcome: Outcome): void => {
    const before = breaker;
    breaker = settle(breaker, { permit, outcome }, now());
    if (before.phase === "trial" && breaker.phase === "closed") onRecovered();
  };

  return {
    attempt: async (call, outcomeOf) => {
      const { permit, breaker: next } = admit(breaker, now());
      breaker = next;
      if (permit === null) return null;
      recent = addCounts(recent, { calls: 1 }, now());
      const result = await call();
      end(permit, outcomeOf(result));
      return result;
    },
    takeRetry: () => {
      const { calls, retries } = countsAt(recent, now());
      if (retries >= RETRY_FLOOR + calls * RETRY_SHARE) return false;
      recent = addCounts(recent, { retries: 1 }, now());
      return true;
    },
    phase: () => breaker.phase,
  };
};

/** One guard for each host: both backends share one when their host is the same. */
export const createHostGuards = ({ panelUrl, integrationUrl }: UpstreamSettings, options: HostGuardOptions) => {
  const panel = createHostGuard(options);
  const isOneHost = new URL(panelUrl).host === new URL(integrationUrl).host;
  return { panel, integration: isOneHost ? panel : createHostGuard(options) };
};

/** For background work that must not be stopped. */
export const UNGUARDED: HostGuard = { attempt: (call) => call(), takeRetry: () => true, phase: () => "closed" };
