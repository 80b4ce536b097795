import type { UpstreamSettings } from "../config/environment";
import type { Result } from "../domain/result";
import { admit, CLOSED, settle, type Breaker, type Outcome, type Permit } from "./breaker";
import { addCounts, countsAt, type RecentCounts } from "./recent-counts";
import type { UpstreamError } from "./upstream-error";

type Call<Value> = () => Promise<Result<Value, UpstreamError>>;

/** What stands between the callers and one host, so that a host in trouble is not asked all the more. */
export interface HostGuard {
  /** Makes a call, unless the host is left alone; null then. */
  attempt<Value>(call: Call<Value>, outcomeOf: (result: Result<Value, UpstreamError>) => Outcome): Promise<Result<Value, UpstreamError> | null>;
  /** Whether one call more may be repeated now; counts it as repeated. */
  takeRetry(): boolean;
  phase(): Breaker["phase"];
}

export interface HostGuardOptions {
  now: () => number;
  /** Told when a host that was left alone answers again. */
  onReturn: () => void;
}

/** Retries may add a tenth to the calls; the floor lets a lone caller repeat a call as often as its limits say. */
const RETRY_SHARE = 0.1;
const RETRY_FLOOR = 6;

/** Remembers how one host has answered lately. */
export const createHostGuard = ({ now, onReturn }: HostGuardOptions): HostGuard => {
  let breaker: Breaker = CLOSED;
  let recent: RecentCounts = [];

  const end = (permit: Permit, outcome: Outcome): void => {
    const before = breaker;
    breaker = settle(breaker, { permit, outcome }, now());
    if (before.phase === "trial" && breaker.phase === "closed") onReturn();
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

/** One guard for each host, however many of the two back ends live there. */
export const createHostGuards = ({ panelUrl, integrationUrl }: UpstreamSettings, options: HostGuardOptions) => {
  const panel = createHostGuard(options);
  const isOneHost = new URL(panelUrl).host === new URL(integrationUrl).host;
  return { panel, integration: isOneHost ? panel : createHostGuard(options) };
};

/** For work that no visitor waits for, and that had better try for long than fail early. */
export const UNGUARDED: HostGuard = { attempt: (call) => call(), takeRetry: () => true, phase: () => "closed" };
