import type { Row } from "../../lib/report";

/** Counts requests of one kind, with the reasons of those that failed. */
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
      const sorted = durations.toSorted((one, other) => one - other);
      return [quantile(sorted, 0.5), quantile(sorted, 0.95), sorted.at(-1) ?? 0].map(inMilliseconds).join(", ");
    },
  };
};

export type Tally = ReturnType<typeof createTally>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export const inMilliseconds = (duration: number): string => `${duration.toFixed(duration < 10 ? 1 : 0)} ms`;

export const countRow = (name: string, tally: Tally): Row => [
  `${name}: sent, failed`,
  `${tally.sent().toLocaleString("en")}, ${tally.describeFailures()}`,
];

export const durationRow = (name: string, tally: Tally): Row => [
  `${name}: half within, 95 of 100 within, slowest`,
  tally.describeDurations(),
];

/** Why a request has no answer: the code of the socket's error, or its name. */
export const failureReason = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  if (error.cause instanceof Error) return failureReason(error.cause);
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};
