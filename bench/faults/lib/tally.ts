import { inCount, inMilliseconds, quantile, toSorted } from "../../lib/figures";
import type { Row } from "../../lib/report";

export const createTally = () => {
  const durations: number[] = [];
  const failures = new Map<string, number>();
  let sent = 0;
  return {
    countSent: (): void => void (sent += 1),
    countAnswered: (durationMs: number): void => void durations.push(durationMs),
    countFailed: (reason: string): void => void failures.set(reason, (failures.get(reason) ?? 0) + 1),
    sent: () => sent,
    failed: () => sum([...failures.values()]),
    /** `2 (HTTP 503: 1, ECONNRESET: 1)`, or `0`. */
    describeFailures: (): string => {
      const reasons = [...failures].map(([reason, count]) => `${reason}: ${count}`);
      return reasons.length === 0 ? "0" : `${sum([...failures.values()])} (${reasons.join(", ")})`;
    },
    describeDurations: (): string => {
      const sorted = toSorted(durations);
      return [quantile(sorted, 0.5), quantile(sorted, 0.95), sorted.at(-1) ?? 0].map(inMilliseconds).join(", ");
    },
  };
};

export type Tally = ReturnType<typeof createTally>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const countRow = (name: string, tally: Tally): Row => [
  `${name}: sent, failed`,
  `${inCount(tally.sent())}, ${tally.describeFailures()}`,
];

export const durationRow = (name: string, tally: Tally): Row => [`${name}: p50, p95, slowest`, tally.describeDurations()];

/** Why a request failed: the code of the socket's error, or the error's name. */
export const failureReason = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return failureReason(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};
