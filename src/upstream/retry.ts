import { setTimeout as sleep } from "node:timers/promises";
import type { Result } from "../domain/result";
import type { Outcome } from "./breaker";
import { exchange, leftAlone, type Answer, type Order } from "./exchange";
import type { UpstreamError } from "./upstream-error";

const FIRST_PAUSE_MS = 200;

/** A host that asks for more patience than this is left alone: the caller has better things to show. */
const LONGEST_PAUSE_MS = 10_000;

/**
 * Sends a call, and sends it again after a pause where another try may help (network, timeout, 429 and 5xx) and the
 * host's budget of retries allows it.
 */
export const exchangeWithRetries = async (order: Order): Promise<Result<Answer, UpstreamError>> => {
  let last: Result<Answer, UpstreamError> = leftAlone(order);
  for (let tries = 0; ; tries += 1) {
    const result = await order.guard.attempt(() => exchange(order), outcomeOf);
    if (result === null) return last;
    last = result;
    const pause = tries < order.limits.retries ? pauseBeforeRetry(result, tries) : null;
    if (pause === null || !order.guard.takeRetry()) return result;
    await sleep(pause);
  }
};

/** Refusals and broken answers are answers: the host is there. */
const outcomeOf = (result: Result<Answer, UpstreamError>): Outcome => {
  if (result.ok) return result.value.status >= 500 ? "failed" : "answered";
  return isTransient(result.error) ? "failed" : "answered";
};

/** Milliseconds to wait; null where repeating makes no sense. */
export const pauseBeforeRetry = (result: Result<Answer, UpstreamError>, tries: number): number | null => {
  if (!result.ok) return isTransient(result.error) ? jitteredPause(tries) : null;
  const { status, retryAfter } = result.value;
  if (status !== 429 && status < 500) return null;
  const asked = retryAfterMs(retryAfter, Date.now());
  if (asked === null) return jitteredPause(tries);
  return asked <= LONGEST_PAUSE_MS ? asked : null;
};

const isTransient = ({ kind }: UpstreamError): boolean => kind === "unreachable" || kind === "timeout";

/** Between half and all of 200, 400, 800 … ms, so that many callers do not come back at once. */
const jitteredPause = (tries: number): number => FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random() / 2);

/** `Retry-After` as seconds or as an HTTP date. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(0, instant - now);
};
