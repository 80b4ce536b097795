/** Before this time the speed of an upload is not known. */
const FIRST_MS = 5_000;

/** How long the rest of an upload takes at its speed so far, in milliseconds; null while that is not known. */
export const remainingTime = (part: number, elapsedMs: number): number | null =>
  elapsedMs < FIRST_MS || part <= 0 ? null : (elapsedMs * (1 - part)) / part;
