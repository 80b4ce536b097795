/** Before this time the speed is not reliable. */
const FIRST_MS = 5_000;

/** In milliseconds, at the average speed so far; null while the speed is unknown. `part`: the share that is sent, from 0 to 1. */
export const remainingTime = (part: number, elapsedMs: number): number | null =>
  elapsedMs < FIRST_MS || part <= 0 ? null : (elapsedMs * (1 - part)) / part;
