import type { Readable } from "node:stream";

/** A parent on a 3G line needs minutes for six photos; whoever keeps a line busy for nothing is slower still. */
export interface Pace {
  /** Mean since the start, once the grace is over. */
  bytesPerSecond: number;
  graceMs: number;
  capMs: number;
  checkMs: number;
}

export const PACE: Pace = { bytesPerSecond: 8 * 1024, graceMs: 20_000, capMs: 300_000, checkMs: 1_000 };

/** Calls back once where a body comes too slowly; stops by itself when the body has ended. */
export const watchPace = (body: Readable, pace: Pace, onSlow: () => void): { stop: () => void } => {
  const startedAt = performance.now();
  let received = 0;
  const count = (chunk: Buffer): void => {
    received += chunk.length;
  };
  const stop = (): void => {
    clearInterval(timer);
    body.off("data", count);
  };
  const timer = setInterval(() => {
    if (!isTooSlow({ received, elapsedMs: performance.now() - startedAt }, pace)) return;
    stop();
    onSlow();
  }, pace.checkMs);
  timer.unref();
  body.on("data", count).once("end", stop).once("close", stop);
  return { stop };
};

/** Whether so many bytes in such a time are too few. */
export const isTooSlow = ({ received, elapsedMs }: { received: number; elapsedMs: number }, pace: Pace): boolean => {
  if (elapsedMs >= pace.capMs) return true;
  return elapsedMs >= pace.graceMs && received < (elapsedMs / 1000) * pace.bytesPerSecond;
};
