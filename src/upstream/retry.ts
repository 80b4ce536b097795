import { setTimeout as sleep } from "node:timers/promises";
import type { Result } from "../domain/result";
import { PAUSES, retryPause } from "../lib/retries";
import type { Outcome } from "./breaker";
import { exchange, circuitOpenError, type Answer, type RequestSpec } from "./exchange";
import type { UpstreamError } from "./upstream-error";

const { request: PAUSE } = PAUSES;

/** Repeats the request after network errors, timeouts, 429 and 5xx, within the host's retry budget. */
export const exchangeWithRetries = async (spec: RequestSpec): Promise<Result<Answer, UpstreamError>> => {
  let last: Result<Answer, UpstreamError> = circuitOpenError(spec);
  for (let tries = 0; ; tries += 1) {
    const result = await spec.guard.attempt(() => exchange(spec), outcomeOf);
    if (result === null) return last;
    last = result;
    const pause = tries < spec.limits.retries ? pauseBeforeRetry(result, tries) : null;
    if (pause === null || !spec.guard.takeRetry()) return result;
    await sleep(pause);
  }
};

/** Rejections and invalid responses count as answers: the host works. */
const outcomeOf = (result: Result<Answer, UpstreamError>): Outcome => {
  if (result.ok) return result.value.status >= 500 ? "failed" : "answered";
  return isTransient(result.error) ? "failed" : "answered";
};

/**
 * In milliseconds. Null when a retry cannot help, or when `Retry-After` is longer than the longest pause: the caller
 * has a stale copy.
 */
export const pauseBeforeRetry = (result: Result<Answer, UpstreamError>, tries: number): number | null => {
  if (!result.ok) return isTransient(result.error) ? retryPause(PAUSE, tries) : null;
  const { status, retryAfter } = result.value;
  if (status !== 429 && status < 500) return null;
  const asked = retryAfterMs(retryAfter, Date.now());
  return asked === null || asked <= PAUSE.longestMs ? retryPause(PAUSE, tries, asked) : null;
};

const isTransient = ({ kind }: UpstreamError): boolean => kind === "unreachable" || kind === "timeout";

/** Reads `Retry-After` as seconds or as an HTTP date; null when missing or invalid. */
export const retryAfterMs = (header: string | null, now: number): number | null => {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const instant = Date.parse(header);
  return Number.isNaN(instant) ? null : Math.max(0, instant - now);
};
