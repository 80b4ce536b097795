import type { Readable } from "node:stream";

/** Minimum upload speed: slow enough for six photos over 3G, fast enough to stop connections that send almost nothing. */
export interface Pace {
  /** Mean since the start, checked after `graceMs`. */
  bytesPerSecond: number;
  graceMs: number;
  checkMs: number;
  /** In milliseconds, from any time on. */
  now?: () => number;
}

/**
 * There is no maximum time: at this pace the size of a form limits it to two hours, and a slow sender holds slots of one address
 * only (`upload-slots.ts`).
 */
export const PACE: Pace = { bytesPerSecond: 8 * 1024, graceMs: 20_000, checkMs: 1_000 };

/** Calls `onSlow` once when a body arrives too slowly; stops by itself at the body's end. */
export const watchPace = (body: Readable, pace: Pace, onSlow: () => void): { stop: () => void } => {
  const { now = () => performance.now() } = pace;
  const startedAt = now();
  let received = 0;
  const count = (chunk: Buffer): void => {
    received += chunk.length;
  };
  const stop = (): void => {
    clearInterval(timer);
    body.off("data", count);
  };
  const timer = setInterval(() => {
    if (!isTooSlow({ received, elapsedMs: now() - startedAt }, pace)) return;
    stop();
    onSlow();
  }, pace.checkMs);
  timer.unref();
  body.on("data", count).once("end", stop).once("close", stop);
  return { stop };
};

export const isTooSlow = ({ received, elapsedMs }: { received: number; elapsedMs: number }, pace: Pace): boolean =>
  elapsedMs >= pace.graceMs && received < (elapsedMs / 1000) * pace.bytesPerSecond;
